import { type Course, errorCodes } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import {
  changedValues,
  type Draft,
  draftOf,
  idsOf,
  isSame,
  onlyKnownIds,
  sameChapters,
  withIds,
} from './draft';
import { type KeptDraft, keep } from './kept-draft';
import { clashes, mineOnTop } from './merge';
import type { Edited, SaveCalls } from './save-state';

/** Typing rests for so long before it is saved. */
const delay = 800;
/** What no further try mends by itself. */
const stuck = ['offline', 'refused', 'conflict'];
const retries = [2_000, 5_000, 15_000, 30_000];

const isCourse = (raw: unknown): raw is Course =>
  raw instanceof Object && 'chapters' in raw && 'version' in raw;

/**
 * Keeps an edited course saved: one writing at a time, each with the version that the last one gave. What has not
 * reached the platform is kept on the device, whatever becomes of the page.
 */
export class Autosave {
  readonly courseId: string;
  private saved: Draft;
  private state: Edited;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private tries = 0;
  /** Of chapters and lessons, as they were last read. */
  private ids: ReadonlySet<string>;
  private readonly listeners = new Set<() => void>();

  constructor(
    course: Course,
    private readonly calls: () => SaveCalls,
  ) {
    this.courseId = course.id;
    this.saved = draftOf(course);
    this.ids = idsOf(course.chapters);
    this.state = {
      draft: this.saved,
      version: course.version,
      save: { status: 'saved', at: null },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): Edited => this.state;

  isDirty(): boolean {
    return !isSame(this.saved, this.state.draft);
  }

  /** What the person does; it is saved a moment later. */
  edit(change: (draft: Draft) => Draft): void {
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

  /** The course as it was read again: another one's changes come in where nothing of one's own is in the way. */
  seen(course: Course): void {
    if (this.running || this.state.save.status === 'conflict') return;
    if (course.version === this.state.version) {
      this.ids = idsOf(course.chapters);
      const chapters = withIds(this.state.draft.chapters, this.saved.chapters, course.chapters);
      this.saved = {
        ...this.saved,
        chapters: withIds(this.saved.chapters, this.saved.chapters, course.chapters),
      };
      this.set({ draft: { ...this.state.draft, chapters } });
    } else if (course.version > this.state.version && !this.isDirty()) this.take(course);
  }

  /** What was left on this device goes on, over what the platform has by now. */
  resume(kept: KeptDraft, course: Course): void {
    const base = this.saved;
    const draft: Draft = {
      values: { ...base.values, ...kept.values },
      chapters: kept.chapters ?? base.chapters,
    };
    this.set({ draft, save: { status: 'waiting' } });
    if (kept.version === course.version) {
      this.plan(0);
      return;
    }
    const parts = Object.keys(kept.values) as (keyof Draft['values'])[];
    this.set({
      save: {
        status: 'conflict',
        present: course,
        parts: kept.chapters ? [...parts, 'chapters'] : parts,
      },
    });
  }

  /** Ends a conflict by what is to be saved over the present course. */
  settle(present: Course, draft: Draft): void {
    this.saved = draftOf(present);
    this.ids = idsOf(present.chapters);
    this.set({ draft, version: present.version, save: { status: 'waiting' } });
    this.store();
    void this.flush();
    if (!this.isDirty()) this.done();
  }

  /** Mine where I changed something, theirs elsewhere. */
  mine(present: Course): Draft {
    return mineOnTop({ base: this.saved, mine: this.state.draft, theirs: present });
  }

  /** The course as the platform has it, in place of what is edited. */
  take(course: Course): void {
    this.saved = draftOf(course);
    this.ids = idsOf(course.chapters);
    this.set({ draft: this.saved, version: course.version });
    this.done();
  }

  /** The page is left: what is not saved stays on the device. */
  end(): void {
    clearTimeout(this.timer);
    if (this.isDirty()) void this.flush().finally(() => clearTimeout(this.timer));
  }

  private set(change: Partial<Edited>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private plan(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  private done(): void {
    this.tries = 0;
    keep(this.courseId, null);
    this.set({ save: { status: 'saved', at: Date.now() } });
  }

  private store(): void {
    const { draft, version } = this.state;
    if (!this.isDirty()) {
      keep(this.courseId, null);
      return;
    }
    keep(this.courseId, {
      at: new Date().toISOString(),
      version,
      values: changedValues(this.saved.values, draft.values),
      ...(!sameChapters(this.saved.chapters, draft.chapters) && { chapters: draft.chapters }),
    });
  }

  private async write(): Promise<void> {
    const aim = this.state.draft;
    this.set({ save: { status: 'saving' } });
    const changes = changedValues(this.saved.values, aim.values);
    const id = this.courseId;
    if (Object.keys(changes).length > 0) {
      const { data, error } = await this.calls().values({
        id,
        version: this.state.version,
        changes,
      });
      if (!data) return this.failed(error, aim);
      this.saved = { ...this.saved, values: aim.values };
      this.set({ version: data.version });
    }
    if (!sameChapters(this.saved.chapters, aim.chapters)) {
      const { data, error } = await this.sendChapters(aim.chapters);
      if (!data) return this.failed(error, aim);
      this.saved = { ...this.saved, chapters: aim.chapters };
      this.set({ version: data.version });
    }
    if (!this.isDirty()) return this.done();
    this.tries = 0;
    this.store();
    this.set({ save: { status: 'waiting' } });
  }

  /** A part that was taken out, and saved so, may have come back with an id that is no more. */
  private async sendChapters(chapters: Draft['chapters']) {
    const order = { id: this.courseId, version: this.state.version };
    const answer = await this.calls().chapters({ ...order, chapters });
    if (!answer.error) return answer;
    const faults = Object.keys(failureOf(answer.error).fields);
    if (faults.length === 0 || !faults.every((field) => field.endsWith('.id'))) return answer;
    return this.calls().chapters({ ...order, chapters: onlyKnownIds(chapters, this.ids) });
  }

  private failed(error: unknown, aim: Draft): void {
    const failure = failureOf(error);
    this.store();
    if (failure.unanswered || failure.code === errorCodes.unavailable) {
      this.set({ save: { status: 'offline' } });
      this.plan(retries[Math.min(this.tries, retries.length - 1)] ?? delay);
      this.tries += 1;
      return;
    }
    const present = (failure.data as { present?: unknown } | null)?.present;
    if (failure.code !== errorCodes.conflict || !isCourse(present)) {
      this.set({ save: { status: 'refused', failure } });
      return;
    }
    // the writing whose answer was lost has been done after all
    if (isSame(draftOf(present), aim)) {
      this.settle(present, this.state.draft);
      return;
    }
    const sides = { base: this.saved, mine: this.state.draft, theirs: present };
    const parts = clashes(sides);
    if (parts.length === 0) this.settle(present, mineOnTop(sides));
    else this.set({ save: { status: 'conflict', present, parts } });
  }
}
