import type { Route } from '../activity';
import type { Notice, Outcome } from '../guard/apply-decision';
import { blockNavigation } from './block-navigation';

/** What the page shows after the guard's decision. */
export interface RouterView {
  /** A page that the guard allows. */
  show(route: Route): void;
  notice(route: Route, notice: Notice): void;
  /** Nothing is decided yet: hide the former page. */
  pending(route: Route): void;
  scrollToTop(): void;
}

export interface RouterHost {
  route(path: string): Route;
  /** One step of the guard for the current address. */
  guard(): Outcome;
  /** Called first in each navigation; true when the page is about to be reloaded. */
  mustReload(): boolean;
  view: RouterView;
}

export interface Router {
  /** Call this before single-spa starts, so that this listener runs before single-spa's. */
  listen(): void;
  /** Decides the current address: at the start, after a retry or a change of the session. */
  decide(): void;
}

/** More redirects than this in a row can only be a loop. */
const MAX_REDIRECTS = 8;

const addressNow = () => window.location.pathname + window.location.search;

/** Decides once per address. single-spa's own listener runs afterwards and finds the result. */
export function createRouter(host: RouterHost): Router {
  let decisionNumber = 0;
  let address: string | null = null;
  let path: string | null = null;
  let depth = 0;

  function decide(): void {
    decisionNumber += 1;
    const ownNumber = decisionNumber;
    const route = host.route(window.location.pathname);
    if (depth > MAX_REDIRECTS) {
      host.view.notice(route, 'forbidden');
      return;
    }
    depth += 1;
    try {
      const outcome = host.guard();
      // A redirect has already started a decision of its own.
      if (ownNumber !== decisionNumber) return;
      if (outcome.type === 'show') host.view.show(route);
      else if (outcome.type === 'notice') host.view.notice(route, outcome.notice);
      else {
        host.view.pending(route);
        if (outcome.type !== 'wait') return;
        outcome.settled.then(() => {
          if (ownNumber === decisionNumber) decide();
        });
      }
    } finally {
      depth -= 1;
    }
  }

  function onLocation(event: Event): void {
    if (addressNow() === address || blockNavigation(event, address)) return;
    const trigger: unknown = Reflect.get(event, 'singleSpaTrigger');
    const samePage = path === window.location.pathname;
    address = addressNow();
    path = window.location.pathname;
    if (host.mustReload()) return;
    // Writing state into the address, or opening and closing a row of a list, is no navigation and does not scroll.
    // Scroll before the DOM changes, to spare a layout of content that is about to be removed.
    const keepsScroll = trigger !== 'pushState' || window.history.state?.usr?.from !== undefined;
    if (!(samePage && keepsScroll)) host.view.scrollToTop();
    decide();
  }

  return {
    listen() {
      address = addressNow();
      path = window.location.pathname;
      window.addEventListener('popstate', onLocation);
      window.addEventListener('hashchange', onLocation);
    },
    decide,
  };
}
