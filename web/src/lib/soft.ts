/** Soft hyphens for long words on narrow cards: browsers without a dictionary would cut them anywhere. */

const LONG = 9;
const LEAST = 3;
/** Between a vowel and the last consonant before the next one; sounds written with several letters stay whole. */
const BREAK = /([aeiouyäöü][a-zß]*?)(?=(?:sch|ch|ck|ph|th|qu|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü])/gi;

/** A name in one line, or in two if it is longer than there is room: between words if possible, else between syllables. */
export function broken(text: string, room: number): string[] {
  if (text.length <= room) return [text];
  const cut = text.lastIndexOf(" ", room);
  if (cut > 0) return [text.slice(0, cut), text.slice(cut + 1)];
  const parts = split(text).split("\u00ad");
  let first = "";
  while (parts.length > 1 && first.length + parts[0].length < room) first += parts.shift();
  return first ? [first.endsWith("-") ? first : `${first}-`, parts.join("")] : [text];
}
export function soften(text: string): string {
  return text.replace(/\p{L}{9,}/gu, (word) => (word.length < LONG ? word : split(word)));
}
function split(word: string): string {
  let done = "";
  let rest = word;
  for (const part of word.replace(BREAK, "$1\u00ad").split("\u00ad")) {
    rest = rest.slice(part.length);
    done += part;
    const since = done.length - (done.lastIndexOf("\u00ad") + 1);
    if (rest.length >= LEAST && since >= LEAST) done += "\u00ad";
  }
  return done;
}
