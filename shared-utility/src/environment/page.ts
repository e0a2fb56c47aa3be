/** The two ways in which this module leaves the page; an interface, because jsdom cannot navigate. */
export interface PageExit {
  assign(url: string): void;
  reload(): void;
}

const browser: PageExit = {
  assign: (url) => window.location.assign(url),
  reload: () => window.location.reload(),
};

let exit = browser;

export const page: PageExit = {
  assign: (url) => exit.assign(url),
  reload: () => exit.reload(),
};

/**
 * Replaces the exit, for root-config, which first checks that the next page can be loaded, and for tests; `null`
 * restores the browser's.
 */
export function setPageExit(next: PageExit | null): void {
  exit = next ?? browser;
}
