import { errorCodes } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import type { Edited } from './save-state';

/** Typing rests for so long before it is saved. */
const delay = 800;
/** What no further try mends by itself. */
const stuck = ['offline', 'refused', 'conflict'];
const retries = [2_000, 5_000, 15_000, 30_000];

export interface Row {
  readonly id: string;
  readonly version: number;
}

export interface Sides<R, D> {
  /** As both of them read it. */
  readonly base: D;
  readonly mine: D;
  readonly theirs: R;
}

/** Keeps what is edited saved: one writing at a time, each with the version that the last one gave. */
export abstract class Saver<R extends Row, D, P> {
  readonly id: string;
  protected saved: D;
  protected state: Edited<R, D, P>;
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
  /** What both have changed, each otherwise. */
  protected abstract clashes(sides: Sides<R, D>): P[];
  /** Theirs with what I have changed on top of it. */
  protected abstract mineOnTop(sides: Sides<R, D>): D;
  /** Sends what is new in `aim`, and says of each part that came through by `wrote`. @returns what refused it */
  protected abstract send(aim: D): Promise<{ readonly error?: unknown }>;
  /** Leaves what is not saved on the device; null once there is nothing of that kind. */
  protected abstract keep(isDirty: boolean): void;
  /** The row is the one that was written last: parts that are new there have their ids now. */
  protected abstract named(row: R): void;
  /** The row was read. */
  protected took(_row: R): void {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): Edited<R, D, P> => this.state;

  isDirty(): boolean {
    return !this.isSame(this.saved, this.state.draft);
  }

  /** What the person does; it is saved a moment later. */
  edit(change: (draft: D) => D): void {
    const { save, draft } = this.state;
    const next = change(draft);
    if (next === draft) return;
    // which of two versions counts is the person's to say before anything more is sent
    this.set({ draft: next, ...(save.status !== 'conflict' && { save: { status: 'waiting' } }) });
    this.store();
    this.plan(delay);
  }

  /** Saves what is there now. @returns whether nothing is left to save */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.state.save.status === 'conflict') return false;
    while (this.isDirty()) {
      this.running ??= this.write().finally(() => {
        this.running = null;
      });
      await this.running;
      if (stuck.includes(this.state.save.status)) break;
    }
    return !this.isDirty();
  }

  /** The row as it was read again: another one's changes come in where nothing of one's own is in the way. */
  seen(row: R): void {
    if (this.running || this.state.save.status === 'conflict') return;
    if (row.version === this.state.version) {
      this.took(row);
      this.named(row);
    } else if (row.version > this.state.version && !this.isDirty()) this.take(row);
  }

  /** Ends a conflict by what is to be saved over the present row. */
  settle(current: R, draft: D): void {
    this.saved = this.draftOf(current);
    this.took(current);
    this.set({ draft, version: current.version, save: { status: 'waiting' } });
    this.store();
    void this.flush();
    if (!this.isDirty()) this.done();
  }

  /** Mine where I changed something, theirs elsewhere. */
  mine(current: R): D {
    return this.mineOnTop({ base: this.saved, mine: this.state.draft, theirs: current });
  }

  /** The row as the platform has it, in place of what is edited. */
  take(row: R): void {
    this.saved = this.draftOf(row);
    this.took(row);
    this.set({ draft: this.saved, version: row.version });
    this.done();
  }

  /** The page is left: what is not saved stays on the device. */
  end(): void {
    clearTimeout(this.timer);
    if (this.isDirty()) void this.flush().finally(() => clearTimeout(this.timer));
  }

  /** A part came through. */
  protected wrote(saved: D, version: number): void {
    this.saved = saved;
    this.set({ version });
  }

  protected set(change: Partial<Edited<R, D, P>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  protected plan(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  private store(): void {
    this.keep(this.isDirty());
  }

  private done(): void {
    this.tries = 0;
    this.keep(false);
    this.set({ save: { status: 'saved', at: Date.now() } });
  }

  private async write(): Promise<void> {
    const aim = this.state.draft;
    this.set({ save: { status: 'saving' } });
    const { error } = await this.send(aim);
    if (error !== undefined) return this.failed(error, aim);
    if (!this.isDirty()) return this.done();
    this.tries = 0;
    this.store();
    this.set({ save: { status: 'waiting' } });
  }

  private failed(error: unknown, aim: D): void {
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
    // the writing whose answer was lost has been done after all
    if (this.isSame(this.draftOf(current), aim)) {
      this.settle(current, this.state.draft);
      return;
    }
    const sides = { base: this.saved, mine: this.state.draft, theirs: current };
    const parts = this.clashes(sides);
    if (parts.length === 0) this.settle(current, this.mineOnTop(sides));
    else this.set({ save: { status: 'conflict', present: current, parts } });
  }
}
