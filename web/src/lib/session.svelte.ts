/** A table as one person sees it: documents in, answers out. Knows no rules. */

import { Problem, TableApi, catalogue, content as fetchContent, game as fetchGame, printed } from "./api";
import { Live, type Status } from "./live";
import { Pointing, type Point } from "./pointing.svelte";
import { byClosed, byTarget, news, same } from "./options";
import { seatsOf, type Seat } from "./seats";
import { REMINDED, notify } from "./notify";
import { beTold } from "./push";
import { soundOf } from "./hearing";
import { alone } from "./port";
import { play } from "./sound";
import type { Placed } from "./seating";
import { settings, type Lang } from "./settings.svelte";
import { Autopilot } from "./autopilot.svelte";
import { Story, earlier, moments } from "./story.svelte";
import { Tutor } from "./tutor.svelte";
import { Words, say } from "./words.svelte";
import type { Content, Doc, Fact, Forecast, Frame, Game, Hint, Odds, Option, Taken, Value } from "./types";

/** So many moments are recalled for somebody who comes back. */
const RECALLED = 60;
/** Milliseconds before the odds are asked for. */
const PAUSE = 150;
/** Milliseconds after which a document that the socket has not brought is asked for. */
const OVERDUE = 3000;

const heard = ({ step, over, question }: Doc) => ({ step, over, asked: question !== null });

export class Session {
  doc: Doc | null = $state.raw(null);
  status: Status = $state("connecting");
  gone: Problem | null = $state(null);
  trouble: string | null = $state(null);
  busy = $state(false);
  hint: Hint | null = $state.raw(null);
  /** Whether a hint is being thought out. */
  advising = $state(false);
  /** What chance would decide after each option of the question, once it is known. */
  odds: Odds[] = $state.raw([]);
  /** What each option of the question changes for sure, once it is known. */
  forecasts: Forecast[] = $state.raw([]);
  /** Whether odds and forecasts of the question have come, or will not come any more. */
  weighed = $state(false);
  /** An option that harms whoever chooses it: it was chosen once, and waits to be chosen again. */
  held: { value: Value; harm: string } | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  content: Content | null = $state.raw(null);
  /** What the pieces in the box say of themselves, by target; what a document says of them goes before it. */
  printed: Record<string, string[]> = $state.raw({});
  words: Words | null = $state.raw(null);
  /** The version at which this person last did something. */
  mine = $state(0);
  /** The target under the pointer in the question bar: it lights up stronger on the board. */
  hot: string | null = $state(null);

  readonly api: TableApi;
  /** What the others did since this person's last doing, moment by moment. */
  readonly story = new Story((doc) => this.show(doc));
  /** A bot that decides for this person. */
  readonly autopilot = new Autopilot(this);
  /** Whoever asks once more before a sure mistake. */
  readonly tutor = new Tutor(this);
  /** What the others point at, where all play together. */
  readonly pointing = new Pointing((frame) => this.live?.send(frame));
  private live: Live | null = null;
  private looking: number | null | undefined = undefined;
  private newest = -1;
  /** Whether something this person does is under way. */
  private doing = false;
  /** What came meanwhile: which of it is this person's own shows when the reply tells its version. */
  private early: Doc[] = [];
  /** The newest document that has come, and the newest that was taken up, whether or not the story has come to it. */
  private latest: Doc | null = null;
  private taken: Doc | null = null;
  /** Told of every new document while an answer waits for its own. */
  private bring: ((doc: Doc) => void) | null = null;
  /** Whether this person is asked, as they were last told. */
  private called = false;
  /** Where this person sits, as it was when this device was last named to the server. */
  private seated = "";
  private reminder: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;
  /** Odds that are asked for: whoever answers first needs them no more. */
  private weighing: AbortController | null = null;
  /** Whether the same version is wanted again: for another seat, or in another language. */
  private again = false;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.api = new TableApi(id, token, settings.lang);
    this.mine = Number(localStorage.getItem(`fathom-mine-${id}`) ?? 0);
  }

  seats: Seat[] = $derived(this.doc ? seatsOf(this.doc, (seat) => say("seat-number", { number: seat + 1 })) : []);
  question = $derived(this.story.behind ? null : (this.doc?.question ?? null));
  lit = $derived(byTarget(this.question));
  closed = $derived(byClosed(this.question));
  news: Fact[] = $derived(news(this.doc?.log ?? [], this.mine));

  start(): void {
    this.live = new Live(
      {
        socket: () => this.api.socket(this.looking),
        protocols: () => this.api.protocols(),
        document: (after, signal) => this.api.document(after, signal, this.looking),
      },
      {
        document: (doc) => this.hear(doc),
        status: (status) => (this.status = status),
        refused: (problem) => (this.gone = problem),
        frame: (frame) => frame.type === "point" && this.pointing.hear(frame as unknown as Point),
      },
    );
    this.live.start();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }
  stop(): void {
    this.live?.stop();
    this.story.stop();
    this.autopilot.stop();
    clearTimeout(this.reminder);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }
  private wake = (): void => {
    if (document.visibilityState === "visible") this.live?.wake();
  };

  /** Words, content and name of the game, once it is known which; again when the language changes. */
  async learn(game: string, lang: Lang): Promise<void> {
    const [source, told, info, content] = await Promise.all([
      catalogue(game, lang),
      printed(game, lang),
      fetchGame(game, lang),
      this.content ?? fetchContent(game),
    ]);
    if (lang !== settings.lang) return;
    this.words = new Words(lang, source);
    this.printed = told;
    this.game = info;
    this.content = content;
    void this.listen();
  }
  speak(lang: Lang): void {
    if (this.api.lang === lang) return;
    this.api.lang = lang;
    this.again = true;
    this.live?.look(this.doc?.seat ?? null, lang);
  }
  look(seat: number | null): void {
    this.looking = seat;
    this.again = true;
    if (!this.live?.look(seat, this.api.lang))
      void this.api.document(undefined, undefined, seat).then((doc) => this.story.begin(doc));
  }

  /** A person chooses: what would harm them is held until they choose it again. */
  async choose(value: Value): Promise<void> {
    const harm = settings.warn === "never" || this.doc?.lesson ? null : this.forecast(value)?.harm;
    const warned = this.held !== null && same(this.held.value, value);
    if (!harm || warned) return this.answer(value, false, warned);
    this.held = { value, harm };
    play("no");
  }
  /**
   * Answer; where the question offers it, the answer may stand for the next times too. Whoever was warned of harm has
   * thought twice: the tutor does not ask again.
   */
  async answer(value: Value, standing = false, warned = false): Promise<void> {
    const question = this.question;
    if (!question || this.busy) return;
    if (this.tutor.on && !warned && !this.autopilot.reach) {
      this.busy = true;
      const lets = await this.tutor.lets(value, standing);
      this.busy = false;
      if (!lets) return;
    }
    this.held = null;
    this.weighing?.abort();
    const followed = this.live?.open && !alone;
    await this.act((version) => this.api.answer(version, value, question.seat, standing, followed));
  }
  /** What an option would change, if that is known. */
  forecast = (value: Value): Forecast | undefined => this.forecasts.find((one) => same(one.option, value));
  revoke = (seat: number, question: string) => this.act(() => this.api.revoke(seat, question));
  undo = () => this.act((version, seat) => this.api.undo(version, seat));
  restart = () => this.act((version, seat) => this.api.restart(version, seat));
  consent = (agree: boolean) => this.act(() => this.api.consent(agree));
  claim = (name: string) => this.act(() => this.api.claim(name));
  chat = (text: string) => this.act(() => this.api.say(text));
  react = (reaction: string) => this.act(() => this.api.react(reaction));
  /** Before the game begins: who sits where, and how it begins. */
  place = (seats: Placed[], more: { begins?: "all" | "host"; open?: boolean } = {}) =>
    this.act(() => this.api.place(seats, more));
  begin = (bot: string) => this.act(() => this.api.begin(bot));
  /** Let a bot play for somebody who is missed, or say that one would. */
  replace = (seat: number, bot: string) => this.act(() => this.api.standIn(seat, bot));
  leaveLesson = () => this.act(() => this.api.lesson({ leave: true }));
  chapter = (chapter: number) => this.act(() => this.api.lesson({ chapter }));
  standIn = (bot: string | null) => this.act((_, seat) => this.api.standIn(seat, bot));

  /** Ask for a hint; asked again, put it away. */
  async ask(): Promise<void> {
    const question = this.question;
    if (this.advising || this.hint || !question) return this.hush();
    const asking = (this.asking = new AbortController());
    this.advising = true;
    try {
      const hint = await this.api.hint(question.seat, asking.signal);
      if (asking === this.asking) this.hint = hint;
    } catch (error) {
      if (asking === this.asking) this.complain(error);
    } finally {
      if (asking === this.asking) this.advising = false;
    }
  }
  /** Put the hint away, or stop waiting for it. */
  hush(): void {
    this.asking?.abort();
    this.asking = this.hint = null;
    this.advising = false;
  }

  /** Ask for the odds a moment after the question, so that quick answers cost nothing. */
  watchOdds(): (() => void) | undefined {
    const seat = this.question?.seat;
    this.odds = [];
    this.forecasts = [];
    this.held = null;
    this.weighed = false;
    if (seat === undefined) return undefined;
    const asking = (this.weighing = new AbortController());
    const timer = setTimeout(() => {
      if (asking.signal.aborted) return;
      this.api
        .odds(seat, asking.signal)
        .then(
          ({ version, odds, forecasts }) => {
            if (version !== this.doc?.version) return;
            this.odds = odds;
            this.forecasts = forecasts;
          },
          () => undefined,
        )
        .finally(() => (this.weighed ||= !asking.signal.aborted));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }

  complain(error: unknown): void {
    play("no");
    this.trouble = error instanceof Problem && error.status ? error.message : say("offline");
  }

  private async act(doing: (version: number, seat: number) => Promise<Doc | Taken>): Promise<boolean> {
    if (!this.doc || this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      this.doing = true;
      const reply = await doing(this.doc.version, this.question?.seat ?? this.doc.seat ?? this.doc.yours[0] ?? 0);
      const doc = "view" in reply ? reply : await this.brought(reply.version);
      this.remember(reply.version, doc);
      this.doing = false;
      for (const one of [...this.early.splice(0), doc].sort((a, b) => a.version - b.version))
        this.take(one, reply.version);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.status === 409) {
        try {
          this.early.push(await this.api.document(undefined, undefined, this.looking));
        } catch {
          /* the next document will tell */
        }
      }
      this.complain(error);
      return false;
    } finally {
      this.busy = this.doing = false;
      for (const one of this.early.splice(0)) this.take(one);
    }
  }

  /** The document that has this version, or a later one: the socket brings it, or it is asked for. */
  private brought(version: number): Promise<Doc> {
    if (this.latest && this.latest.version >= version) return Promise.resolve(this.latest);
    return new Promise((bring, fail) => {
      const overdue = setTimeout(
        () => void this.api.document(undefined, undefined, this.looking).then(bring, fail),
        OVERDUE,
      );
      this.bring = (doc) => {
        if (doc.version < version) return;
        clearTimeout(overdue);
        bring(doc);
      };
    });
  }
  /** Note how far this person has seen the table, for when they come back. */
  private remember(version: number, doc: Doc): void {
    this.mine = version;
    try {
      localStorage.setItem(`fathom-mine-${this.id}`, String(version));
      localStorage.setItem(`fathom-step-${this.id}`, String(doc.step));
    } catch {
      /* the recap is for this visit only */
    }
  }
  /** What happened since this person was last here, as a story that can be watched. */
  private async recall(doc: Doc): Promise<void> {
    const step = Number(localStorage.getItem(`fathom-step-${this.id}`) ?? -1);
    if (step < 0 || doc.seat === null || doc.over || doc.step <= step) return;
    try {
      const from = Math.max(step, doc.step - RECALLED);
      const { frames } = await this.api.replay(from, doc.step - from + 1, doc.seat);
      if (this.story.reel.length || this.doc?.version !== doc.version) return;
      const [start, ...since] = frames;
      this.story.recall(doc, earlier(doc, start), moments(doc, since));
    } catch {
      /* the log tells it too */
    }
  }

  /** The positions between two documents, which came without them, take their places in the story. */
  private async fill(before: Doc, doc: Doc): Promise<void> {
    try {
      const from = Math.max(before.step, doc.step - RECALLED);
      const { frames } = await this.api.replay(from, doc.step - from + 1, doc.seat);
      const mine = ({ seat }: Frame) => seat !== null && doc.yours.includes(seat) && !doc.seats[seat].bot;
      const first = frames.findIndex((frame, step) => step > 0 && !mine(frame));
      if (first > 0) this.story.fill(doc, earlier(doc, frames[first - 1]), moments(doc, frames.slice(first)));
    } catch {
      /* they are told as one moment */
    }
  }
  /** The socket brings a document. */
  private hear(doc: Doc): void {
    if (doc.version >= (this.latest?.version ?? -1)) this.latest = doc;
    this.bring?.(doc);
    if (this.doing) this.early.push(doc);
    else this.take(doc);
  }
  /**
   * A new document: what others did is shown in its turn. The first one from the version on that this person's own doing
   * made is theirs.
   */
  private take(doc: Doc, made = Infinity): void {
    if (doc.version < this.newest) return;
    if (doc.version === this.newest && this.doc && !this.again) return;
    const own = this.newest < made && doc.version >= made;
    const before = this.taken;
    const again = this.again;
    this.again = false;
    this.call(doc, own);
    this.newest = doc.version;
    this.taken = doc;
    const seated = `${doc.yours} ${doc.gathering ? "gathers" : ""}`;
    if (seated !== this.seated) void this.listen(doc);
    this.seated = seated;
    if (!this.doc) {
      this.story.begin(doc);
      void this.recall(doc);
    } else if (again) this.story.begin(doc);
    else this.story.take(doc, own);
    if (before && !again && doc.step > before.step + 1 && doc.version !== made) void this.fill(before, doc);
  }
  /** Where others play too, let this device be told even after it is closed. */
  async listen(doc = this.doc): Promise<void> {
    const others = doc?.seats.some((seat) => seat.kind === "human" && !doc.yours.includes(seat.seat));
    if (!this.game || !doc || !others || !doc.yours.length || doc.over) return;
    const words = { game: doc.game, name: this.game.name, turn: say("your-turn"), reminder: say("still-your-turn") };
    await beTold(this.api, doc.yours[0], words);
  }
  /** Tell this person, who may look elsewhere, that they are asked; and once more if they still do. */
  private call(doc: Doc, own: boolean): void {
    const asked = doc.yours.some((seat) => doc.waiting.includes(seat) && doc.seats[seat].bot === null) && !doc.over;
    const before = this.called;
    this.called = asked;
    if (asked && before) return;
    clearTimeout(this.reminder);
    if (!asked || own || !this.doc) return;
    const tell = () => void notify(this.game?.name ?? say("title"), say("your-turn"), this.id);
    tell();
    this.reminder = setTimeout(tell, REMINDED);
  }
  /** Whether there is somebody to show things to. */
  get company(): boolean {
    return (
      !!this.doc?.allied &&
      !this.doc.over &&
      this.doc.yours.length > 0 &&
      this.doc.seats.some((seat) => seat.kind === "human" && !this.doc!.yours.includes(seat.seat))
    );
  }
  /** Rest the pointer on an option, or leave it: the thing lights up here, and for those who play along. */
  rest(option: Option | null): void {
    this.hot = option?.target ?? null;
    if (this.company) this.pointing.at(option ? { value: option.value } : null);
  }
  private show(doc: Doc): void {
    if (doc.step !== this.doc?.step) this.pointing.forget();
    const sound = this.doc && soundOf(heard(this.doc), heard(doc), doc.version === this.mine);
    if (sound) play(sound);
    if (this.asking && !same(doc.question as unknown as Value, this.question as unknown as Value)) this.hush();
    this.doc = doc;
    this.newest = Math.max(this.newest, doc.version);
    queueMicrotask(() => this.autopilot.look());
  }
}
