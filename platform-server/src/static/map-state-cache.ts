import type { RolloutRow } from '../import-map/rollouts';
import { waitAtMost } from './wait-at-most';

/** What other processes and machines have changed is followed within this time where somebody asks (milliseconds). */
const MAX_AGE = 500;

/** A database that says nothing for so long is one that hangs: what was known last is served (milliseconds). */
const WAIT = 1000;
/** After a change it spoke a moment ago, and the person who made the change looks for it. */
const WAIT_AFTER_CHANGE = 5000;

export interface MapState {
  /** Changes with whatever a look at the map in the database would find. */
  readonly stamp: string;
  readonly rollouts: readonly RolloutRow[];
  /** Counts the changes of what foreign modules have in the menus. */
  readonly menu: number;
}

/** What the database last said of map and rollouts, asked again when it is old. */
export class MapStateCache {
  private known: MapState & { readonly at: number } = { rollouts: [], stamp: '', menu: 0, at: 0 };
  private pending: Promise<void> | null = null;
  private isChangedLocally = false;

  get stamp(): string {
    return this.known.stamp;
  }

  get rollouts(): readonly RolloutRow[] {
    return this.known.rollouts;
  }

  get menu(): number {
    return this.known.menu;
  }

  /** Something was changed by this process: what is known says nothing any more. */
  invalidate(): void {
    this.known = { ...this.known, at: 0 };
    this.pending = null;
    this.isChangedLocally = true;
  }

  /** Asks where what is known is old. With `patience` the wait for a database that hangs is bounded. */
  async refresh(read: () => Promise<MapState>, isBounded: boolean): Promise<void> {
    if (this.known.at + MAX_AGE > Date.now()) return;
    this.pending ??= this.query(read);
    if (!isBounded) await this.pending;
    else await waitAtMost(this.pending, this.isChangedLocally ? WAIT_AFTER_CHANGE : WAIT);
  }

  private query(read: () => Promise<MapState>): Promise<void> {
    const pending: Promise<void> = read()
      // Without the database the map is served all the same, with what was known last.
      .catch(() => this.known)
      .then((fresh) => {
        // What was asked before the last change says nothing any more.
        if (this.pending !== pending) return;
        this.known = { ...fresh, at: Date.now() };
        this.pending = null;
        this.isChangedLocally = false;
      });
    return pending;
  }
}
