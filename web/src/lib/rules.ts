/** RULES.md as numbered rules to read and search: headings, rules, and what belongs to no rule. */

interface Rule {
  id: string;
  /** Markdown, without the line that names code and tests. */
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

const RULE = /^\*\*([A-Z]{2}-[0-9A-Za-z.]+)\*\*\s*/;

export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = [];
  let chapter: Chapter | null = null;
  for (const block of markdown.split(/\n\s*\n/)) {
    const heading = /^#{2,3}\s+(.*)/.exec(block);
    if (heading) {
      chapter = { title: heading[1], rules: [] };
      found.push(chapter);
      continue;
    }
    if (!chapter || block.startsWith("# ")) continue;
    const text = block
      .split("\n")
      .filter((line) => !line.startsWith("↳"))
      .join(" ")
      .trim();
    const rule = RULE.exec(text);
    if (text && rule) chapter.rules.push({ id: rule[1], text: text.slice(rule[0].length) });
    else if (text && !text.startsWith("|")) chapter.rules.push({ id: "", text });
  }
  return found.filter((one) => one.rules.length);
}

/** Words as a search compares them: small letters, and the apostrophe that the texts have, whichever was typed. */
export const searched = (text: string): string => text.toLowerCase().replaceAll("'", "’");

/** Only what holds every word searched for. */
export function search(all: Chapter[], query: string): Chapter[] {
  const words = searched(query).split(/\s+/).filter(Boolean);
  if (!words.length) return all;
  const fits = (rule: Rule, title: string) =>
    words.every((word) => searched(`${rule.id} ${rule.text} ${title}`).includes(word));
  return all
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, chapter.title)) }))
    .filter((chapter) => chapter.rules.length);
}

export interface Span {
  kind: "text" | "bold" | "em" | "code";
  text: string;
}

/** A line of Markdown as spans: bold, emphasis, code. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!part) continue;
    if (part.startsWith("**")) found.push({ kind: "bold", text: part.slice(2, -2) });
    else if (part.startsWith("*") && part.endsWith("*") && part.length > 2)
      found.push({ kind: "em", text: part.slice(1, -1) });
    else if (part.startsWith("`")) found.push({ kind: "code", text: part.slice(1, -1) });
    else found.push({ kind: "text", text: part });
  }
  return found;
}
