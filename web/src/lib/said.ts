/** What the server says of a thing on the table: its name, then lines, as a hover card shows them. */
export function saidOf(said: Record<string, string[]>, target: string): { name: string; text: string[] } {
  const [name = "", ...text] = said[target] ?? [];
  return { name, text };
}
