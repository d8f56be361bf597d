import { describe, expect, test } from "vitest";
import { filesOf } from "./archive";

const bytes = (packed: string) => Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
/** Written by Python's zipfile: `a.txt` with "deep" in it, and `b/ü.txt` with nothing. */
const STORED =
  "UEsDBBQAAAAAAAAAIQBdWJOTBAAAAAQAAAAFAAAAYS50eHRkZWVwUEsDBBQAAAgAAAAAIQAAAAAAAAAAAAAAAAAIAAAAYi/DvC50eHRQSwECFAMUAAAAAAAAACEAXViTkwQAAAAEAAAABQAAAAAAAAAAAAAAgAEAAAAAYS50eHRQSwECFAMUAAAIAAAAACEAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAgAEnAAAAYi/DvC50eHRQSwUGAAAAAAIAAgBpAAAATQAAAAAA";
const PRESSED =
  "UEsDBBQAAAAIAAAAIQDwcRrEBgAAACgAAAABAAAAYauoIA4AAFBLAQIUAxQAAAAIAAAAIQDwcRrEBgAAACgAAAABAAAAAAAAAAAAAACAAQAAAABhUEsFBgAAAAABAAEALwAAACUAAAAAAA==";

describe("an archive", () => {
  test("gives every file by its name, as it lies there", () => {
    const found = [...filesOf(bytes(STORED))].map(([name, data]) => [name, new TextDecoder().decode(data)]);
    expect(found).toEqual([
      ["a.txt", "deep"],
      ["b/ü.txt", ""],
    ]);
  });

  test("is refused when a file in it is pressed by itself", () => {
    expect(() => [...filesOf(bytes(PRESSED))]).toThrow("pressed by itself");
  });
});
