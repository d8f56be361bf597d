/** The picture of a dive that can be passed on: the game's cover, the result, no moves. */

import letters from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import template from "../art/share.svg?raw";

export interface Lines {
  title: string;
  result: string;
  points: string;
  place: string;
}
const SIZE = { width: 1200, height: 630 };

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** An SVG of 1200 × 630, with the cover's own drawing in it. */
export function sharePicture(cover: string, lines: Lines, font = ""): string {
  const scene = cover.replace(/<\?xml[^>]*>/, "").replace(/<view[^>]*\/>/g, "");
  const parts: Record<string, string> = { cover: scene, font };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? escaped(lines[name as keyof Lines] ?? ""));
}

/** A picture sees no font of the page: the letters of titles, to be laid into it. */
export async function shareFont(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(letters)).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:Alegreya;font-weight:700;src:url(data:font/woff2;base64,${btoa(text)})}`;
}

/** The same as PNG, which every place takes that a picture is passed on to. */
export async function sharePng(picture: string): Promise<Blob> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  canvas.getContext("2d")!.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
