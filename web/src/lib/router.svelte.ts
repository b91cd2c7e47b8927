/** Pages by their addresses. */

export interface Place {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

function here(): Place {
  const parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: parts[0] ?? "", parts: parts.slice(1), query: new URLSearchParams(location.search) };
}

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("click", (event) => this.follow(event));
  }

  /** Go to a page of ours without loading it again. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = here();
    scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !plain || event.defaultPrevented) return;
    const ours = link.origin === location.origin && !link.target && !link.hasAttribute("download");
    const within = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
    if (!ours || within || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
