/** Luggage sealed for another device: pressed together, and closed with a key that only the link holds. */

const ALGORITHM = "AES-GCM";
const NONCE = 12;

/** Whether this browser can seal here: only over https, or on this machine itself. */
export const canSeal = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

const written = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};
const read = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Seal a text: what may be left with a stranger, and the key that must not. */
export async function sealed(text: string): Promise<{ sealed: string; key: string }> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, true, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const pressed = await through(new TextEncoder().encode(text), new CompressionStream("gzip"));
  const closed = new Uint8Array(await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, pressed));
  const both = new Uint8Array(iv.length + closed.length);
  both.set(iv);
  both.set(closed, iv.length);
  return { sealed: written(both), key: written(new Uint8Array(await crypto.subtle.exportKey("raw", key))) };
}

/** Open what was sealed; throws if the key is another, or a single bit was changed. */
export async function opened(parcel: string, key: string): Promise<string> {
  const both = read(parcel);
  const lock = await crypto.subtle.importKey("raw", read(key), ALGORITHM, false, ["decrypt"]);
  const iv = both.subarray(0, NONCE);
  const pressed = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, lock, both.subarray(NONCE));
  return new TextDecoder().decode(await through(new Uint8Array(pressed), new DecompressionStream("gzip")));
}
