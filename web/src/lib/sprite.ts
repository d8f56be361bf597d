/** Puts a file of `<symbol>`s into the page, once, unseen: from there every `<use href="#…">` finds them. */
export function addSymbols(...files: string[]): void {
  for (const art of files) if (!added.has(art)) add(art);
}
const added = new Set<string>();

function add(art: string): void {
  added.add(art);
  const sprite = document.createElement("div");
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  sprite.innerHTML = art;
  document.body.prepend(sprite);
}
