/** Reviews of finished games, one after the other in the background, if this person wants them. */

import { TableApi } from "./api";
import { history } from "./history";
import { kept } from "./kept";
import { settings, type Lang } from "./settings.svelte";
import { LANGS, nextStudy, studied } from "./studied";

/** Milliseconds between two looks at a review that is under way. */
const LOOK = 4000;

const api = (table: string, lang: Lang) => new TableApi(table, kept.token(table), lang);

/** Keep what a review that is done says of a game of this device. */
export async function keepStudy(table: string): Promise<void> {
  const result = history.of(table);
  if (!result || result.study || result.seat === undefined) return;
  const [en, de] = await Promise.all(LANGS.map((lang) => api(table, lang).review()));
  if (en.state === "done" && de.state === "done") history.note(table, { study: studied({ en, de }, result.seat) });
}

/** What is being reviewed now, for whoever shows it. */
export const studying: { table: string | null; done: number; left: number } = $state({ table: null, done: 0, left: 0 });
const tried = new Set<string>();
let running = false;

/** Review what has not been reviewed, for as long as this page is open. */
export async function study(): Promise<void> {
  if (running) return;
  running = true;
  try {
    for (let next; settings.reviews && (next = nextStudy(history.all(), Date.now(), tried));) {
      tried.add(next.table);
      studying.table = next.table;
      await one(next.table).catch(() => undefined); // gone, or too much at once: another visit
      studying.done += 1;
    }
  } finally {
    studying.table = null;
    running = false;
  }
}

async function one(table: string): Promise<void> {
  let review = await api(table, "en").beginReview();
  while (["waiting", "running", "paused"].includes(review.state)) {
    await new Promise((done) => setTimeout(done, LOOK));
    if (!settings.reviews) return;
    review = await api(table, "en").review();
  }
  if (review.state === "done") await keepStudy(table);
}
