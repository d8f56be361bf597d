/** What the logbook keeps of a review, and which game is reviewed next. */

import type { KeptMoment, Result, Studied } from "./history";
import type { Review, ReviewLuck, ReviewMoment } from "./review";
import type { Lang } from "./settings.svelte";

export const LANGS: Lang[] = ["en", "de"];
const DEAR = 3;
/** Only games of the last weeks are reviewed without being asked for. */
const RECENT = 30 * 86_400_000;

type Both = Record<Lang, Review>;
const at = <T extends { step: number }>(list: T[], step: number): T | undefined =>
  list.find((one) => one.step === step);

function ofMoment(both: Both, moment: ReviewMoment, change: number): KeptMoment {
  const label = Object.fromEntries(
    LANGS.map((lang) => [lang, at(both[lang].moments, moment.step)?.chosen.label ?? moment.chosen.label]),
  );
  return { step: moment.step, frame: moment.frame, label, change };
}
function ofLuck(both: Both, luck: ReviewLuck, change: number): KeptMoment {
  const label = Object.fromEntries(LANGS.map((lang) => [lang, at(both[lang].luck, luck.step)?.label ?? luck.label]));
  return { step: luck.step, frame: luck.frame, label, change };
}
const best = <T>(list: T[], worth: (one: T) => number): T | undefined =>
  [...list].sort((a, b) => worth(b) - worth(a))[0];

/** What the logbook keeps of a review that is done, for one seat; the same review in both languages. */
export function studied(both: Both, seat: number): Studied | null {
  const { summary, moments, luck } = both.en;
  const own = summary.find((one) => one.seat === seat);
  if (!own) return null;
  const mine = moments.filter((one) => one.seat === seat);
  const only = best(
    mine.filter((one) => one.grade === "only"),
    (one) => one.worth,
  );
  const lucky = best(
    luck.filter((one) => one.gains[seat] > 0),
    (one) => one.gains[seat],
  );
  const dear = mine.filter((one) => one.grade !== "only").sort((a, b) => b.loss - a.loss);
  return {
    loss: own.loss,
    error: own.loss_error,
    decisions: own.decisions,
    luck: own.luck,
    luckError: own.luck_error,
    lucky: lucky ? ofLuck(both, lucky, lucky.gains[seat]) : null,
    only: only ? ofMoment(both, only, only.worth) : null,
    dear: dear.slice(0, DEAR).map((one) => ofMoment(both, one, -one.loss)),
  };
}

/** The next game to be reviewed: the newest that was not. */
export const nextStudy = (results: Result[], now: number, tried: Set<string>): Result | undefined =>
  results.find(
    (one) => one.seat !== undefined && one.study === undefined && now - one.at < RECENT && !tried.has(one.table),
  );
