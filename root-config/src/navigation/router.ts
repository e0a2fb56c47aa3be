import type { Route } from '../activity';
import type { Notice, Outcome } from '../guard/apply-decision';
import { blockNavigation } from './block-navigation';

/** What the page shows after the guard has spoken. */
export interface RouterView {
  /** A page that the guard allows. */
  show(route: Route): void;
  notice(route: Route, notice: Notice): void;
  /** Nothing is decided yet: hide what was there. */
  pending(route: Route): void;
  scrollToTop(): void;
}

export interface RouterHost {
  route(path: string): Route;
  /** One step of the guard for the current address. */
  guard(): Outcome;
  /** Before anything else of a navigation; true when the page is about to be reloaded. */
  mustReload(): boolean;
  view: RouterView;
}

export interface Router {
  /** Before single-spa starts, so that it hears of a navigation after this listener did. */
  listen(): void;
  /** Decides the current address: at the start, after a retry or a change of the session. */
  decide(): void;
}

/** More redirects than this in a row can only be a circle. */
const MAX_REDIRECTS = 8;

const addressNow = () => window.location.pathname + window.location.search;

/** One decision per address: single-spa's own listener runs after this one, so it finds the answer. */
export function createRouter(host: RouterHost): Router {
  let turn = 0;
  let address: string | null = null;
  let path: string | null = null;
  let depth = 0;

  function decide(): void {
    turn += 1;
    const mine = turn;
    const route = host.route(window.location.pathname);
    if (depth > MAX_REDIRECTS) {
      host.view.notice(route, 'forbidden');
      return;
    }
    depth += 1;
    try {
      const outcome = host.guard();
      // A redirect has run its own decision by now.
      if (mine !== turn) return;
      if (outcome.type === 'show') host.view.show(route);
      else if (outcome.type === 'notice') host.view.notice(route, outcome.notice);
      else {
        host.view.pending(route);
        if (outcome.type !== 'wait') return;
        outcome.settled.then(() => {
          if (mine === turn) decide();
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
    // A page that writes its own state into its address has not been navigated to, nor one whose list opens a row or
    // closes it. Scrolled before anything moves, else the browser has to lay out what is about to go.
    const stays = trigger !== 'pushState' || window.history.state?.usr?.from !== undefined;
    if (!(samePage && stays)) host.view.scrollToTop();
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
