/** QR codes, drawn by ourselves: the library says which squares are dark. */

import { encode } from "uqr";

export interface Code {
  /** Squares a side, with the quiet border that readers need. */
  size: number;
  /** The dark squares as one path, a unit each. */
  path: string;
}

const QUIET = 2;

export function qrCode(text: string): Code {
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      runs.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`);
    }
  });
  return { size, path: runs.join("") };
}
