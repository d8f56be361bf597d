/** A whole table in a link: pressed, and written behind the `#`, which no server ever sees. */

import { root } from "./root";

const through = async (data: BlobPart, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([data]).stream().pipeThrough(stream as never) as ReadableStream).arrayBuffer();

export async function packed(bundle: unknown): Promise<string> {
  const bytes = new Uint8Array(await through(JSON.stringify(bundle), new CompressionStream("gzip")));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpacked(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("gzip"))));
}

/** The address that opens a table here, or in another place of ours: a server, or a folder of files. */
export const linkTo = (data: string, place: string = root.href): string => new URL(`#/take/${data}`, place).href;
