import type { Questionnaire, QuestionnaireSettings } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { currentQuestionnaireOf } from './current-questionnaire';

export type Draft = Pick<QuestionnaireSettings, 'title' | 'intro' | 'content'>;

export type SaveState =
  | { readonly status: 'saved' | 'waiting' | 'saving' }
  | { readonly status: 'failed'; readonly message: string }
  /** Somebody else has saved it meanwhile. */
  | { readonly status: 'conflict'; readonly present: Questionnaire };

export const draftOf = ({ title, intro, content }: Questionnaire): Draft => ({
  ...{ title, intro, content },
});

const areSameDrafts = (draft: Draft, other: Draft): boolean =>
  JSON.stringify(draft) === JSON.stringify(other);

type Save = (
  input: Draft & { readonly id: string; readonly version: number },
) => Promise<{ data?: { readonly version: number }; error?: unknown }>;

/** Pause in typing before it is saved, in ms. */
const DELAY = 800;

/** Saves a draft: one request at a time, each with the version that the last one returned. */
export class DraftSaver {
  private saved: Draft;
  private version: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;

  constructor(
    private readonly row: Questionnaire,
    private readonly save: Save,
    private readonly onSaveState: (draft: Draft, state: SaveState) => void,
    private draft: Draft = draftOf(row),
  ) {
    this.saved = draftOf(row);
    this.version = row.version;
  }

  isDirty(): boolean {
    return !areSameDrafts(this.saved, this.draft);
  }

  edit(change: (draft: Draft) => Draft): void {
    this.draft = change(this.draft);
    this.onSaveState(this.draft, { status: this.isDirty() ? 'waiting' : 'saved' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), DELAY);
  }

  /** Saves now. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.isDirty()) {
      this.running ??= this.write().finally(() => {
        this.running = null;
      });
      const before = this.saved;
      await this.running;
      if (before === this.saved) return false;
    }
    return true;
  }

  /** Resolves a conflict by the person's choice: their own version over the other, or the other. */
  resolve(current: Questionnaire, isMine: boolean): void {
    this.saved = draftOf(current);
    this.version = current.version;
    if (!isMine) this.draft = this.saved;
    this.onSaveState(this.draft, { status: isMine ? 'waiting' : 'saved' });
    void this.flush();
  }

  get present(): { readonly id: string; readonly version: number } {
    return { id: this.row.id, version: this.version };
  }

  private async write(): Promise<void> {
    const savedDraft = this.draft;
    this.onSaveState(this.draft, { status: 'saving' });
    const { data, error } = await this.save({ ...this.present, ...savedDraft });
    if (data) {
      this.saved = savedDraft;
      this.version = data.version;
      this.onSaveState(this.draft, { status: this.isDirty() ? 'waiting' : 'saved' });
      return;
    }
    const current = currentQuestionnaireOf(error);
    if (current) this.onSaveState(this.draft, { status: 'conflict', present: current });
    else this.onSaveState(this.draft, { status: 'failed', message: failureOf(error).message });
  }
}
