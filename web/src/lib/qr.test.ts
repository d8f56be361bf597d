import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrCode } from "./qr";

/** The drawing as a camera would see it: four pixels a square. */
function seen({ size, path }: ReturnType<typeof qrCode>, scale = 4) {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let py = +y * scale; py < (+y + 1) * scale; py++)
      for (let px = +x * scale; px < (+x + +wide) * scale; px++)
        pixels.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3);
  return jsQR(pixels, side, side)?.data;
}

test.each(["http://192.168.1.20:8000/table/g2HyhpDJrxpX#join=Drist0123456789abcdefghijklmnop", "x", "Tiefsee – ünï"])(
  "a reader finds %s in the code",
  (text) => expect(seen(qrCode(text))).toBe(text),
);
