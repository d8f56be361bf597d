/** Where the client lives: the page's base, read once, because a relative base moves with the address. */

function find(): URL {
  if (typeof document === "undefined") return new URL("http://localhost/");
  const root = new URL(".", document.baseURI);
  const base = document.querySelector("base");
  if (base) base.href = root.href;
  return root;
}

export const root = find();

export function address(path: string): string {
  return new URL(path, root).href;
}
