/** Documents of a table as they change: by web socket, healing itself, and by polling where sockets do not pass. */

import { Problem } from "./api";
import { port, type Socket } from "./port";
import type { Doc, Plain } from "./types";

export type Status = "connecting" | "live" | "polling" | "lost";

export interface Source {
  socket(): string;
  /** Subprotocols: the token travels among them, because an address would reach a proxy's log. */
  protocols?(): string[];
  document(after: number | undefined, signal: AbortSignal): Promise<Doc>;
}
export interface Listener {
  document(doc: Doc): void;
  status(status: Status): void;
  refused(problem: Problem): void;
  /** A frame that is no document: what somebody points at. */
  frame?(frame: { type: string } & Plain): void;
}
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PATIENCE = 2;
/** So many sockets that never open before polling is tried. */

export class Live {
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private polling: AbortController | null = null;
  private failures = 0;
  private closed = false;
  private version = -1;

  constructor(
    private readonly source: Source,
    private readonly listener: Listener,
    private readonly dial: (url: string, protocols?: string[]) => Socket = port.socket,
  ) {}

  start(): void {
    this.listener.status("connecting");
    this.connect();
  }

  stop(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.polling?.abort();
    this.socket?.close();
  }

  /** Try again at once, for example when the browser says it is online. */
  wake(): void {
    if (this.closed || (this.socket && this.socket.readyState <= 1)) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Whether documents come by themselves. */
  get open(): boolean {
    return this.socket?.readyState === 1;
  }
  /** Ask for another seat's document, or another language. */
  look(seat: number | null, lang: string): boolean {
    return this.send({ type: "look", seat, lang });
  }
  /** Send a frame, if the socket is open. */
  send(frame: object): boolean {
    if (!this.open) return false;
    this.socket!.send(JSON.stringify(frame));
    return true;
  }

  /** How long to wait before the next attempt: doubling, with a little chance so that not all come at once. */
  pause(chance = Math.random()): number {
    return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(this.failures, 6)) * (0.75 + chance / 2);
  }

  private connect(): void {
    let opened = false;
    const socket = this.dial(this.source.socket(), this.source.protocols?.());
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.failures = 0;
      this.polling?.abort();
      this.polling = null;
      this.listener.status("live");
    };
    socket.onmessage = (event) => {
      const frame = JSON.parse(event.data);
      if (frame.type) this.listener.frame?.(frame);
      else this.take(frame, true);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      const refusal = event.code - 4000;
      if ([403, 404, 410].includes(refusal)) {
        this.listener.refused(new Problem(refusal, event.reason));
        return;
      }
      this.failures += 1;
      if (!this.polling) this.listener.status("lost");
      if (!opened && this.failures > PATIENCE && !this.polling) void this.poll();
      this.timer = setTimeout(() => this.connect(), this.pause());
    };
  }

  private async poll(): Promise<void> {
    const polling = new AbortController();
    this.polling = polling;
    while (!polling.signal.aborted && !this.closed) {
      try {
        const doc = await this.source.document(this.version < 0 ? undefined : this.version, polling.signal);
        if (polling.signal.aborted) return;
        this.listener.status("polling");
        this.take(doc, false);
      } catch (error) {
        if (polling.signal.aborted) return;
        if (error instanceof Problem && [403, 404, 410].includes(error.status)) {
          this.listener.refused(error);
          return;
        }
        this.listener.status("lost");
        await new Promise((done) => setTimeout(done, this.pause()));
      }
    }
  }

  private take(doc: Doc, asked: boolean): void {
    if (!asked && doc.version < this.version) return;
    this.version = doc.version;
    this.listener.document(doc);
  }
}
