/** Whether anybody looks: after a while without a hand on the page nothing moves any more, so that waiting costs nothing. */

const PATIENCE = 8000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "focus"] as const;

/** Mark the page as idle after a while; `stir` says that something has happened on it. */
export function watchIdle(root: HTMLElement): { stir: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = () => {
    clearTimeout(timer);
    delete root.dataset.idle;
    timer = setTimeout(() => (root.dataset.idle = ""), PATIENCE);
  };
  for (const sign of SIGNS) addEventListener(sign, stir, { passive: true });
  stir();
  return {
    stir,
    stop: () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, stir);
      delete root.dataset.idle;
    },
  };
}
