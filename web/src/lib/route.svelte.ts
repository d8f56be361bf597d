/** Which page the address means. Works behind any path: everything counts from the root. */

import { alone } from "./port";
import { address, root } from "./root";

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

/** The page that a path below the root stands for. */
function parse(path: string, query = ""): Route {
  const [page = "", id = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, id, query: new URLSearchParams(query) };
}

/** Where there is no server, nobody makes sense of a path but this page: it stands behind a `#`. */
const BEHIND = "#/";

function here(): Route {
  if (location.hash.startsWith(BEHIND)) {
    const [path, query = ""] = location.hash.slice(BEHIND.length).split("?");
    return parse(path, query);
  }
  const path = location.pathname.startsWith(root.pathname) ? location.pathname.slice(root.pathname.length) : "";
  return parse(path, location.search);
}

/** The address of a page, for somebody to open. */
export const pageAddress = (path: string): string => address(alone ? BEHIND + path : path);

export const route: { now: Route } = $state({ now: here() });

export function go(path: string, replace = false): void {
  let url = new URL(path, root);
  if (alone && url.pathname !== root.pathname)
    url = new URL(BEHIND + url.pathname.slice(root.pathname.length) + url.search, root);
  history[replace ? "replaceState" : "pushState"](null, "", url);
  route.now = here();
  if (!replace) scrollTo(0, 0);
}

/** Links of our own change the page without loading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname) || url.pathname.includes("/api/")) return;
  event.preventDefault();
  go(url.href);
}

addEventListener("popstate", () => (route.now = here()));
addEventListener("hashchange", () => (route.now = here()));
