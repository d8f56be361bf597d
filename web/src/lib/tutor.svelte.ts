/** The tutor: before a sure mistake the answer is held, and the question bar asks once more. Off unless wished for. */

import { alone } from "./port";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { Value, Warning } from "./types";

/** The grades that each setting warns of. */
const WARNS = { off: [], gross: ["mistake", "blunder"], all: ["slip", "mistake", "blunder"] } as const;

export class Tutor {
  /** The answer that is held, with what speaks against it. */
  held: (Warning & { standing: boolean }) | null = $state.raw(null);
  /** Whether this turn has had its warning. */
  private warned = false;

  constructor(private readonly session: Session) {}

  /** Whether it may speak: wished for, and nobody but bots plays along. */
  get on(): boolean {
    const doc = this.session.doc;
    if (alone || settings.tutor === "off" || !doc || doc.over || (doc.lesson && !doc.lesson.left)) return false;
    return doc.yours.length > 0 && doc.seats.every((seat) => seat.kind === "bot" || doc.yours.includes(seat.seat));
  }

  /** A question has come up, or gone: begin to think about it while the person does. */
  watch(): void {
    const { question, doc } = this.session;
    this.held = null;
    if (!question || doc?.seats.length === 1) this.warned = false;
    if (question && doc && this.on && question.options.length > 1)
      this.session.api.tutor(doc.version, question.seat).catch(() => undefined);
  }

  /** Whether an answer may go; a sure mistake is held once. */
  async lets(value: Value, standing: boolean): Promise<boolean> {
    const { question, doc } = this.session;
    if (!question || !doc || this.warned || !this.on || question.options.length < 2) return true;
    try {
      const { warning } = await this.session.api.tutor(doc.version, question.seat, value);
      const grades: readonly string[] = WARNS[settings.tutor];
      if (!warning || !grades.includes(warning.grade) || this.session.question !== question) return true;
      this.warned = true;
      this.held = { ...warning, standing };
      return false;
    } catch {
      return true;
    }
  }
  /** Take another look. */
  drop = (): void => {
    this.held = null;
  };
  /** Take another look, with the best options beside. */
  show = (): void => {
    this.held = null;
    if (!this.session.hint) void this.session.ask();
  };
  /** Play it all the same. */
  insist = (): void => {
    const held = this.held;
    this.held = null;
    if (held) void this.session.answer(held.chosen.value, held.standing);
  };
  /** No more warnings, at any table. */
  never = (): void => {
    settings.tutor = "off";
    this.insist();
  };
}
