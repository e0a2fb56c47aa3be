import type { RolloutRow } from '../import-map/rollouts';
import { waitAtMost } from './wait-at-most';

/** Milliseconds within which changes by other processes are noticed, if the state is read. */
const MAX_AGE = 500;

/** Milliseconds to wait for the database before the last known state is used. */
const WAIT = 1000;
/** Longer after a change: the database answered a moment ago, and the person expects to see the change. */
const WAIT_AFTER_CHANGE = 5000;

export interface MapState {
  /** Changes with the map in the database. */
  readonly stamp: string;
  readonly rollouts: readonly RolloutRow[];
  /** Counter that changes with the menus of foreign modules. */
  readonly menu: number;
}

/** Cache of map stamp and rollouts in the database, refreshed when it is too old. */
export class MapStateCache {
  private lastState: MapState & { readonly at: number } = {
    rollouts: [],
    stamp: '',
    menu: 0,
    at: 0,
  };
  private pending: Promise<void> | null = null;
  private isChangedLocally = false;

  get stamp(): string {
    return this.lastState.stamp;
  }

  get rollouts(): readonly RolloutRow[] {
    return this.lastState.rollouts;
  }

  get menu(): number {
    return this.lastState.menu;
  }

  /** After a change by this process the cached state is outdated. */
  invalidate(): void {
    this.lastState = { ...this.lastState, at: 0 };
    this.pending = null;
    this.isChangedLocally = true;
  }

  /** Refreshes an outdated state. With `isWaitLimited` the wait for a database that hangs is limited. */
  async refresh(read: () => Promise<MapState>, isWaitLimited: boolean): Promise<void> {
    if (this.lastState.at + MAX_AGE > Date.now()) return;
    this.pending ??= this.query(read);
    if (!isWaitLimited) await this.pending;
    else await waitAtMost(this.pending, this.isChangedLocally ? WAIT_AFTER_CHANGE : WAIT);
  }

  private query(read: () => Promise<MapState>): Promise<void> {
    const pending: Promise<void> = read()
      // Without the database the last known state is served.
      .catch(() => this.lastState)
      .then((newState) => {
        // Requested before the last change, so outdated.
        if (this.pending !== pending) return;
        this.lastState = { ...newState, at: Date.now() };
        this.pending = null;
        this.isChangedLocally = false;
      });
    return pending;
  }
}
