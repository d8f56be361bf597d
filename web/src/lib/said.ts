/** What the server says of a thing on the table, as a hover card shows it: its name, then lines, and its rule. */
export function saidOf(
  said: Record<string, string[]>,
  target: string,
  rule?: string,
): { name: string; text: string[]; rule?: string } {
  const [name = "", ...text] = said[target] ?? [];
  return rule ? { name, text, rule } : { name, text };
}
