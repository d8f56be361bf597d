/** The picture of a dive that can be passed on: the game's cover, the result, no moves. */

import template from "../art/share.svg?raw";

export interface Lines {
  title: string;
  result: string;
  points: string;
  place: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** An SVG of 1200 × 630, with the cover's own drawing in it. */
export function sharePicture(cover: string, lines: Lines): string {
  const scene = cover.replace(/<\?xml[^>]*>/, "").replace(/<view[^>]*\/>/g, "");
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "cover" ? scene : escaped(lines[name as keyof Lines] ?? ""),
  );
}
