import { errorCodes } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import type { EditorSnapshot } from './save-state';

/** Pause in typing before it is saved, in ms. */
const delay = 800;
/** States in which another attempt at once does not help. */
const haltingStatuses = ['offline', 'refused', 'conflict'];
const retries = [2_000, 5_000, 15_000, 30_000];

export interface Row {
  readonly id: string;
  readonly version: number;
}

export interface Sides<R, D> {
  /** The version that both changes are based on. */
  readonly base: D;
  readonly mine: D;
  readonly theirs: R;
}

/** Saves a draft automatically: one request at a time, each with the version that the last one returned. */
export abstract class Saver<R extends Row, D, P> {
  readonly id: string;
  protected saved: D;
  protected state: EditorSnapshot<R, D, P>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private tries = 0;
  private readonly listeners = new Set<() => void>();

  constructor(row: R) {
    this.id = row.id;
    this.saved = this.draftOf(row);
    this.state = {
      draft: this.saved,
      version: row.version,
      save: { status: 'saved', at: null },
    };
  }

  protected abstract draftOf(row: R): D;
  protected abstract isSame(a: D, b: D): boolean;
  protected abstract isRow(raw: unknown): raw is R;
  /** The parts that both have changed differently. */
  protected abstract conflictsOf(sides: Sides<R, D>): P[];
  /** Their version with my changes on top. */
  protected abstract rebase(sides: Sides<R, D>): D;
  /** Sends the changes of `draft`, and calls `afterSave` for each part that was saved. @returns the error, if any */
  protected abstract send(draft: D): Promise<{ readonly error?: unknown }>;
  /** Stores unsaved changes on this device; false removes them. */
  protected abstract storeDraft(isDirty: boolean): void;
  /** Takes over the ids that new parts have received from the saved row. */
  protected abstract takeIds(row: R): void;
  /** Called when a row of the platform was taken over. */
  protected onTaken(_row: R): void {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): EditorSnapshot<R, D, P> => this.state;

  isDirty(): boolean {
    return !this.isSame(this.saved, this.state.draft);
  }

  /** Applies a change by the person; it is saved a moment later. */
  edit(change: (draft: D) => D): void {
    const { save, draft } = this.state;
    const next = change(draft);
    if (next === draft) return;
    // During a conflict nothing is sent until the person has chosen a version.
    this.set({ draft: next, ...(save.status !== 'conflict' && { save: { status: 'waiting' } }) });
    this.store();
    this.plan(delay);
  }

  /** Saves now. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.state.save.status === 'conflict') return false;
    while (this.isDirty()) {
      this.running ??= this.write().finally(() => {
        this.running = null;
      });
      await this.running;
      if (haltingStatuses.includes(this.state.save.status)) break;
    }
    return !this.isDirty();
  }

  /** Takes over a refetched row: others' changes are merged where the person has changed nothing. */
  takeRefetched(row: R): void {
    if (this.running || this.state.save.status === 'conflict') return;
    if (row.version === this.state.version) {
      this.onTaken(row);
      this.takeIds(row);
    } else if (row.version > this.state.version && !this.isDirty()) this.take(row);
  }

  /** Ends a conflict with the draft to save over the current row. */
  settle(current: R, draft: D): void {
    this.saved = this.draftOf(current);
    this.onTaken(current);
    this.set({ draft, version: current.version, save: { status: 'waiting' } });
    this.store();
    void this.flush();
    if (!this.isDirty()) this.done();
  }

  /** The current row, with my changes on top. */
  withMyChanges(current: R): D {
    return this.rebase({ base: this.saved, mine: this.state.draft, theirs: current });
  }

  /** Replaces the draft by the platform's row. */
  take(row: R): void {
    this.saved = this.draftOf(row);
    this.onTaken(row);
    this.set({ draft: this.saved, version: row.version });
    this.done();
  }

  /** Called when the page is left: unsaved changes stay on the device. */
  end(): void {
    clearTimeout(this.timer);
    if (this.isDirty()) void this.flush().finally(() => clearTimeout(this.timer));
  }

  /** Called when a part was saved. */
  protected afterSave(saved: D, version: number): void {
    this.saved = saved;
    this.set({ version });
  }

  protected set(change: Partial<EditorSnapshot<R, D, P>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  protected plan(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  private store(): void {
    this.storeDraft(this.isDirty());
  }

  private done(): void {
    this.tries = 0;
    this.storeDraft(false);
    this.set({ save: { status: 'saved', at: Date.now() } });
  }

  private async write(): Promise<void> {
    const draftToSave = this.state.draft;
    this.set({ save: { status: 'saving' } });
    const { error } = await this.send(draftToSave);
    if (error !== undefined) return this.failed(error, draftToSave);
    if (!this.isDirty()) return this.done();
    this.tries = 0;
    this.store();
    this.set({ save: { status: 'waiting' } });
  }

  private failed(error: unknown, draft: D): void {
    const failure = failureOf(error);
    this.store();
    if (failure.unanswered || failure.code === errorCodes.unavailable) {
      this.set({ save: { status: 'offline' } });
      this.plan(retries[Math.min(this.tries, retries.length - 1)] ?? delay);
      this.tries += 1;
      return;
    }
    const current = (failure.data as { present?: unknown } | null)?.present;
    if (failure.code !== errorCodes.conflict || !this.isRow(current)) {
      this.set({ save: { status: 'refused', failure } });
      return;
    }
    // The save whose response was lost has succeeded.
    if (this.isSame(this.draftOf(current), draft)) {
      this.settle(current, this.state.draft);
      return;
    }
    const sides = { base: this.saved, mine: this.state.draft, theirs: current };
    const parts = this.conflictsOf(sides);
    if (parts.length === 0) this.settle(current, this.rebase(sides));
    else this.set({ save: { status: 'conflict', present: current, parts } });
  }
}
