import { createAttempts } from './attempts';
import { settlesWithin } from './deadline';
import { createPerformer } from './effects';
import { toFault } from './fault';
import type { SupervisorHost } from './host';
import type { ModuleEvent } from './module.events';
import { isIdle, next } from './module.machine';
import { initialState, type Status } from './module.state';

type Props = Record<string, unknown>;

export interface SupervisedModule {
  readonly lifecycles: {
    bootstrap(props: Props): Promise<void>;
    mount(props: Props): Promise<void>;
    unmount(props: Props): Promise<void>;
    timeouts: Record<string, { millis: number; warningMillis: number; dieOnTimeout: boolean }>;
  };
  /** Call when the person navigates away: whatever is still running is abandoned at once. */
  leave(): void;
  /** True while the module is mounted. */
  readonly isMounted: boolean;
  /** Address of the version on screen; null while none is. */
  readonly mountedEntry: string | null;
  /** Status of the state machine, for testers. */
  readonly status: Status;
  /**
   * Announces a new version: the next mount uses it, and a pending attempt or a recovery card switches to it at
   * once. `askToRefresh` is called when an older version is on screen, now or once it is mounted.
   */
  refresh(askToRefresh?: () => void): void;
  /** Replaces the mounted instance by the new version now. */
  update(): Promise<void>;
  /** Reports that a file which the mounted instance loaded on demand failed: unmounts it and starts recovery. */
  lost(error: unknown): Promise<void>;
}

/** In ms. After this time the module is reported to single-spa as mounted, while the work goes on. */
const SINGLE_SPA_WAITS = 5_000;
/**
 * single-spa never clears its timers, and each keeps its work in memory. These are a little longer than our own
 * limit, so that they neither warn nor act.
 */
const longTimeout = { millis: 8_000, warningMillis: 8_000, dieOnTimeout: false };

/**
 * Mediates between single-spa and one module. single-spa has no load timeout and waits forever for a hanging
 * lifecycle, which blocks all navigation. Here every lifecycle settles: with its own outcome, at our deadline, or
 * when the person navigates away. Nothing rejects towards single-spa.
 * `module.machine.ts` decides what happens; this file runs its loop and its interface to single-spa and the page.
 */
export function supervise(host: SupervisorHost): SupervisedModule {
  let state = initialState;
  const queue: ModuleEvent[] = [];
  let isDraining = false;
  let idleCallbacks: (() => void)[] = [];

  function handle(event: ModuleEvent): void {
    const [nextState, effects] = next(state, event);
    state = nextState;
    for (const effect of effects) performer.perform(effect);
  }

  /** Handles events one after the other, including those that effects dispatch synchronously. */
  function dispatch(event: ModuleEvent): void {
    queue.push(event);
    if (isDraining) return;
    isDraining = true;
    try {
      for (let event = queue.shift(); event; event = queue.shift()) handle(event);
    } finally {
      isDraining = false;
    }
    if (!isIdle(state)) return;
    const listeners = idleCallbacks;
    idleCallbacks = [];
    for (const listener of listeners) listener();
  }

  const attempts = createAttempts(host, () => state, dispatch);
  const performer = createPerformer(host, attempts, dispatch);

  const whenIdle = (): Promise<void> =>
    isIdle(state) ? Promise.resolve() : new Promise((resolve) => idleCallbacks.push(resolve));

  return {
    lifecycles: {
      bootstrap: async () => {},
      async mount(props) {
        attempts.storeProps(props);
        dispatch({ type: 'mount' });
        await settlesWithin(whenIdle(), SINGLE_SPA_WAITS);
      },
      async unmount() {
        const isShown = state.status === 'mounted';
        dispatch({ type: 'unmount' });
        if (isShown) await settlesWithin(attempts.unmounted, host.timing().leaveGrace);
      },
      timeouts: {
        bootstrap: longTimeout,
        mount: longTimeout,
        unmount: longTimeout,
        unload: longTimeout,
        update: longTimeout,
      },
    },
    get isMounted() {
      return state.status === 'mounted';
    },
    get mountedEntry() {
      return (state.status === 'mounted' && state.instance?.entry) || null;
    },
    get status() {
      return state.status;
    },
    refresh(askToRefresh = () => {}) {
      performer.setRefreshQuestion(askToRefresh);
      dispatch({ type: 'refresh' });
    },
    async update() {
      if (state.status !== 'mounted') return;
      dispatch({ type: 'update' });
      await whenIdle();
    },
    async lost(error) {
      if (state.status !== 'mounted' || !state.instance) return;
      const fault = toFault(error, 'load', host.name, state.instance.entry);
      dispatch({ type: 'lost', fault });
      await whenIdle();
    },
    leave: () => dispatch({ type: 'leave' }),
  };
}
