import { createAttempts } from './attempts';
import { settlesWithin } from './deadline';
import { createPerformer } from './effects';
import { toFault } from './fault';
import type { SupervisorHost } from './host';
import { isAtRest, next } from './module.machine';
import { initialState, type ModuleEvent, type Status } from './module.state';

type Props = Record<string, unknown>;

export interface Supervised {
  readonly lifecycles: {
    bootstrap(props: Props): Promise<void>;
    mount(props: Props): Promise<void>;
    unmount(props: Props): Promise<void>;
    timeouts: Record<string, { millis: number; warningMillis: number; dieOnTimeout: boolean }>;
  };
  /** The person goes elsewhere: whatever is still under way is let go at once. */
  leave(): void;
  /** True while the module is on screen. */
  readonly isMounted: boolean;
  /** Where it is in its life, for testers. */
  readonly status: Status;
  /**
   * A new version is there: the next mount takes it, and anyone who still waits, or looks at a recovery
   * card, gets it at once. `ask` is called when an older one is on screen, now or once it is there.
   */
  refresh(ask?: () => void): void;
  /** Exchanges the mounted instance for the new version now. */
  swap(): Promise<void>;
  /** A file that the mounted instance asked for on demand failed: it goes, and recovery begins. */
  lost(error: unknown): Promise<void>;
}

/** What takes longer goes on beside single-spa, which then counts the module as mounted. */
const SINGLE_SPA_WAITS = 5_000;
/**
 * single-spa never takes its timers back, whatever the outcome, and each holds what it waits for: a
 * little longer than we let it wait, so that they neither warn nor act nor stay.
 */
const ample = { millis: 8_000, warningMillis: 8_000, dieOnTimeout: false };

/**
 * Mediates between single-spa and one module. single-spa itself has no load time-out and waits for ever
 * for a hanging lifecycle, with all navigation behind it; here every lifecycle settles: with its own
 * outcome, at our deadline, or the moment the person leaves. Nothing ever rejects towards single-spa.
 *
 * What happens is decided by `module.machine.ts`; this is its loop, and what single-spa and the page see of it.
 */
export function supervise(host: SupervisorHost): Supervised {
  let state = initialState;
  const queue: ModuleEvent[] = [];
  let isDraining = false;
  let resting: (() => void)[] = [];

  function handle(event: ModuleEvent): void {
    const [after, effects] = next(state, event);
    state = after;
    for (const effect of effects) performer.perform(effect);
  }

  /** Handles one event after the other, also those that effects report at once. */
  function dispatch(event: ModuleEvent): void {
    queue.push(event);
    if (isDraining) return;
    isDraining = true;
    try {
      for (let one = queue.shift(); one; one = queue.shift()) handle(one);
    } finally {
      isDraining = false;
    }
    if (!isAtRest(state)) return;
    const listeners = resting;
    resting = [];
    for (const tell of listeners) tell();
  }

  const attempts = createAttempts(host, () => state, dispatch);
  const performer = createPerformer(host, attempts, dispatch);

  const comesToRest = (): Promise<void> =>
    isAtRest(state) ? Promise.resolve() : new Promise((resolve) => resting.push(resolve));

  return {
    lifecycles: {
      bootstrap: async () => {},
      async mount(props) {
        attempts.give(props);
        dispatch({ type: 'mount' });
        await settlesWithin(comesToRest(), SINGLE_SPA_WAITS);
      },
      async unmount() {
        const isShown = state.status === 'mounted';
        dispatch({ type: 'unmount' });
        if (isShown) await settlesWithin(attempts.unmounted, host.timing().leaveGrace);
      },
      timeouts: { bootstrap: ample, mount: ample, unmount: ample, unload: ample, update: ample },
    },
    get isMounted() {
      return state.status === 'mounted';
    },
    get status() {
      return state.status;
    },
    refresh(ask = () => {}) {
      performer.askThrough(ask);
      dispatch({ type: 'refresh' });
    },
    async swap() {
      if (state.status !== 'mounted') return;
      dispatch({ type: 'swap' });
      await comesToRest();
    },
    async lost(error) {
      if (state.status !== 'mounted' || !state.instance) return;
      const fault = toFault(error, 'load', host.name, state.instance.entry);
      dispatch({ type: 'lost', fault });
      await comesToRest();
    },
    leave: () => dispatch({ type: 'leave' }),
  };
}
