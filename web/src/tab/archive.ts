/** The files of a ZIP archive that is pressed as a whole: inside it they lie as they are, and nothing is copied. */

const END = 22;
const ENTRY = 46;

export function* filesOf(archive: Uint8Array): Generator<[name: string, data: Uint8Array]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const text = new TextDecoder();
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  const end = archive.length - END;
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left--) {
    if (short(at + 10) !== 0) throw new Error("a file in the archive is pressed by itself");
    const named = short(at + 28);
    const head = long(at + 42);
    const start = head + 30 + short(head + 26) + short(head + 28);
    yield [
      text.decode(archive.subarray(at + ENTRY, at + ENTRY + named)),
      archive.subarray(start, start + long(at + 24)),
    ];
    at += ENTRY + named + short(at + 30) + short(at + 32);
  }
}
