import type { RolloutRow } from '../import-map/rollouts';
import { atMost } from './at-most';

/** What other processes and machines have changed is followed within this time where somebody asks (milliseconds). */
const NEWS_AGE = 500;

/** A database that says nothing for so long is one that hangs: what was known last is served (milliseconds). */
const PATIENCE = 1000;
/** After a change it spoke a moment ago, and whoever made the change looks for it. */
const PATIENCE_AFTER_CHANGE = 5000;

export interface News {
  /** Changes with whatever a look at the map in the database would find. */
  readonly stamp: string;
  readonly rollouts: readonly RolloutRow[];
}

/** What the database last said of map and rollouts, asked again when it is old. */
export class MapNews {
  private known: News & { readonly at: number } = { rollouts: [], stamp: '', at: 0 };
  private asking: Promise<void> | null = null;
  private isChangedHere = false;

  get stamp(): string {
    return this.known.stamp;
  }

  get rollouts(): readonly RolloutRow[] {
    return this.known.rollouts;
  }

  /** Something was changed by this process: what is known says nothing any more. */
  forget(): void {
    this.known = { ...this.known, at: 0 };
    this.asking = null;
    this.isChangedHere = true;
  }

  /** Asks where what is known is old. With `patience` a database that hangs holds nobody up for long. */
  async renew(read: () => Promise<News>, patience: boolean): Promise<void> {
    if (this.known.at + NEWS_AGE > Date.now()) return;
    this.asking ??= this.ask(read);
    if (!patience) await this.asking;
    else await atMost(this.asking, this.isChangedHere ? PATIENCE_AFTER_CHANGE : PATIENCE);
  }

  private ask(read: () => Promise<News>): Promise<void> {
    const asking: Promise<void> = read()
      // Without the database the map is served all the same, with what was known last.
      .catch(() => this.known)
      .then((fresh) => {
        // What was asked before the last change says nothing any more.
        if (this.asking !== asking) return;
        this.known = { ...fresh, at: Date.now() };
        this.asking = null;
        this.isChangedHere = false;
      });
    return asking;
  }
}
