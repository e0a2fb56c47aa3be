import type { Course } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Saver, type Sides } from '../../../common/autosave/saver';
import { changedValues } from './course-values';
import { type Draft, draftOf, isSame, sameChapters } from './draft';
import { idsOf, onlyKnownIds, withIds } from './draft-ids';
import { conflictsOf, type Part, rebase } from './merge';
import type { SaveCalls } from './save-state';
import { type StoredDraft, storeDraft } from './stored-draft';

/** Saves an edited course automatically. Changes not yet saved are also stored in localStorage. */
export class Autosave extends Saver<Course, Draft, Part> {
  /** Ids of chapters and lessons as last read. */
  private ids: ReadonlySet<string>;

  constructor(
    course: Course,
    private readonly calls: () => SaveCalls,
  ) {
    super(course);
    this.ids = idsOf(course.chapters);
  }

  /** Restores the draft from localStorage on top of the current course of the server. */
  resume(storedDraft: StoredDraft, course: Course): void {
    const base = this.saved;
    const draft: Draft = {
      values: { ...base.values, ...storedDraft.values },
      chapters: storedDraft.chapters ?? base.chapters,
    };
    this.set({ draft, save: { status: 'waiting' } });
    if (storedDraft.version === course.version) {
      this.plan(0);
      return;
    }
    const parts = Object.keys(storedDraft.values) as (keyof Draft['values'])[];
    this.set({
      save: {
        status: 'conflict',
        present: course,
        parts: storedDraft.chapters ? [...parts, 'chapters'] : parts,
      },
    });
  }

  protected draftOf(course: Course): Draft {
    return draftOf(course);
  }

  protected isSame(a: Draft, b: Draft): boolean {
    return isSame(a, b);
  }

  protected isRow(raw: unknown): raw is Course {
    return raw instanceof Object && 'chapters' in raw && 'version' in raw;
  }

  protected conflictsOf(sides: Sides<Course, Draft>): Part[] {
    return conflictsOf(sides);
  }

  protected rebase(sides: Sides<Course, Draft>): Draft {
    return rebase(sides);
  }

  protected override onTaken({ chapters }: Course): void {
    this.ids = idsOf(chapters);
  }

  protected takeIds(course: Course): void {
    const chapters = withIds(this.state.draft.chapters, this.saved.chapters, course.chapters);
    this.saved = {
      ...this.saved,
      chapters: withIds(this.saved.chapters, this.saved.chapters, course.chapters),
    };
    this.set({ draft: { ...this.state.draft, chapters } });
  }

  protected storeDraft(isDirty: boolean): void {
    const { draft, version } = this.state;
    if (!isDirty) {
      storeDraft(this.id, null);
      return;
    }
    storeDraft(this.id, {
      at: new Date().toISOString(),
      version,
      values: changedValues(this.saved.values, draft.values),
      ...(!sameChapters(this.saved.chapters, draft.chapters) && { chapters: draft.chapters }),
    });
  }

  protected async send(draft: Draft): Promise<{ error?: unknown }> {
    const changes = changedValues(this.saved.values, draft.values);
    if (Object.keys(changes).length > 0) {
      const order = { id: this.id, version: this.state.version };
      const { data, error } = await this.calls().values({ ...order, changes });
      if (!data) return { error };
      this.afterSave({ ...this.saved, values: draft.values }, data.version);
    }
    if (!sameChapters(this.saved.chapters, draft.chapters)) {
      const { data, error } = await this.sendChapters(draft.chapters);
      if (!data) return { error };
      this.afterSave({ ...this.saved, chapters: draft.chapters }, data.version);
    }
    return {};
  }

  /**
   * Sends chapters without ids that the server no longer has: a part that was removed, saved and then restored has a
   * deleted id.
   */
  private async sendChapters(chapters: Draft['chapters']) {
    const order = { id: this.id, version: this.state.version };
    const answer = await this.calls().chapters({ ...order, chapters });
    if (!answer.error) return answer;
    const faults = Object.keys(failureOf(answer.error).fields);
    if (faults.length === 0 || !faults.every((field) => field.endsWith('.id'))) return answer;
    return this.calls().chapters({ ...order, chapters: onlyKnownIds(chapters, this.ids) });
  }
}
