/** What the client talks to: a play server, over HTTP and sockets, or an engine in this tab. One shape for both. */

export interface Reply {
  status: number;
  /** The media type. */
  kind: string;
  text: string;
}
export interface Asking {
  token?: string | null;
  body?: string;
  signal?: AbortSignal;
}
export type Socket = Pick<WebSocket, "close" | "send" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
};
export interface Port {
  /** Ask for an address under `api/`. Throws if nobody answers. */
  request(method: string, url: URL, asking: Asking): Promise<Reply>;
  /** Follow a table. */
  socket(url: string, protocols?: string[]): Socket;
}

/** Whether this build has no server: tables live in this browser, and people elsewhere cannot come. */
export const alone = import.meta.env.MODE === "tab";

const overHttp: Port = {
  async request(method, url, { token, body, signal }) {
    const headers: Record<string, string> = {};
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const answer = await fetch(url, { method, headers, body, signal });
    return {
      status: answer.status,
      kind: answer.headers.get("content-type") ?? "",
      text: await answer.text(),
    };
  },
  socket: (url, protocols) => new WebSocket(url, protocols) as unknown as Socket,
};

/** The engine in this tab; it is loaded with the first word to it. */
const inTab: Port = {
  request: async (...asked) => (await import("../tab/port")).port.request(...asked),
  socket: (url, protocols) => {
    const waiting: Socket = {
      readyState: 0,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => real?.send(data),
      close: () => ((closed = true), real?.close()),
    };
    let real: Socket | null = null;
    let closed = false;
    void import("../tab/port").then(({ port }) => {
      if (closed) return;
      real = port.socket(url, protocols);
      Object.defineProperty(waiting, "readyState", { get: () => real!.readyState });
      real.onopen = () => waiting.onopen?.();
      real.onmessage = (event) => waiting.onmessage?.(event);
      real.onclose = (event) => waiting.onclose?.(event);
    });
    return waiting;
  },
};

export const port: Port = alone ? inTab : overHttp;
