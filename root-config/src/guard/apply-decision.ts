import type { GuardEffects } from './effects';
import type { Decision } from './guard-state';
import type { GuardPageState } from './state';

export type Notice = 'branchesFailed' | 'menuFailed' | 'emptyMenu' | 'forbidden';

/** What the router does next. */
export type Outcome =
  | { readonly type: 'show' }
  | { readonly type: 'notice'; readonly notice: Notice }
  /** The address was changed, which triggers the next navigation. */
  | { readonly type: 'left' }
  /** A request is running: decide again when it settles. It never rejects. */
  | { readonly type: 'wait'; readonly settled: Promise<void> };

const show: Outcome = { type: 'show' };
const leftOutcome: Outcome = { type: 'left' };

/** Carries out one decision. Allowed pages return synchronously, so that they never wait. */
export function applyDecision(
  decision: Decision,
  address: string,
  effects: GuardEffects,
  pageState: GuardPageState,
): Outcome {
  switch (decision.type) {
    case 'noGuard':
      return show;
    case 'allow':
      // The frame shows the menu's loading and failure; the page does not wait for it.
      if (decision.loadMenu) effects.loadMenu().catch(() => {});
      return show;
    case 'redirect':
    case 'toFirstMenuItem':
      effects.redirect(decision.to);
      return leftOutcome;
    case 'login':
      effects.toLogin(decision.to, decision.keepAddress ? address : null);
      return leftOutcome;
    case 'toFactor':
      effects.toFactor(address);
      return leftOutcome;
    case 'choose':
      effects.toChoice(decision.at, address);
      return leftOutcome;
    case 'demoLogin':
      return {
        type: 'wait',
        settled: effects.demoLogin().catch(() => effects.toLogin('/entrance', null)),
      };
    case 'loadBranches':
      return {
        type: 'wait',
        settled: effects.loadBranches().catch(() => {
          pageState.branchesFailed = true;
        }),
      };
    case 'loadMenu':
      // Its failure is in the menu's own state, which the next decision reads.
      return { type: 'wait', settled: effects.loadMenu().catch(() => {}) };
    case 'branchesFailed':
    case 'menuFailed':
    case 'emptyMenu':
    case 'forbidden':
      return { type: 'notice', notice: decision.type };
  }
}
