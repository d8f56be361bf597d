/** A bot that decides for this person while they watch: one decision, a turn, or until they stop it. */

import { PACES } from "./story.svelte";
import { settings } from "./settings.svelte";
import type { Session } from "./session.svelte";

/** Milliseconds that even somebody who wants no show has before each answer, to stop the bot with a click. */
const LEAST = 250;

export type Reach = "decision" | "turn" | "back";

export class Autopilot {
  /** How far it may go; null while this person decides. */
  reach: Reach | null = $state(null);
  private bot = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  start(reach: Reach, bot: string): void {
    this.reach = reach;
    this.bot = bot;
    this.look();
  }
  stop = (): void => {
    clearTimeout(this.timer);
    this.reach = null;
  };

  /** The table has changed: decide, wait, or end. */
  look(): void {
    clearTimeout(this.timer);
    const { doc, question, story } = this.session;
    if (!this.reach || !doc || story.behind) return;
    if (doc.over) return this.stop();
    if (!question) {
      if (this.reach === "turn") this.stop();
      return;
    }
    const pause = this.reach === "decision" ? 0 : Math.max(LEAST, PACES[settings.pace]);
    this.timer = setTimeout(() => void this.decide(), pause);
  }
  private async decide(): Promise<void> {
    const { question, doc } = this.session;
    if (!this.reach || !question || !doc) return;
    try {
      const hint = await this.session.api.hint(question.seat, undefined, this.bot);
      if (!this.reach || hint.version !== this.session.doc?.version) return;
      if (this.reach === "decision") this.stop();
      await this.session.answer(hint.value);
    } catch (error) {
      this.stop();
      this.session.complain(error);
    }
  }
}
