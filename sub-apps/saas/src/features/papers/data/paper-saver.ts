import type { Paper } from '@edu/shared-utility';
import { localDrafts } from '@edu/shared-utility/data';
import type { Answer } from '../../../common/autosave/save-state';
import { Saver, type Sides } from '../../../common/autosave/saver';
import { type Draft, draftOf } from './draft';
import { isSame, withIds } from './saved-draft';

/** Changes that were not saved on the server, stored in the browser. */
interface StoredPaper {
  /** ISO 8601. */
  readonly at: string;
  readonly version: number;
  readonly sections: Draft;
}

const isStoredPaper = (raw: unknown): raw is StoredPaper =>
  raw instanceof Object &&
  ['at', 'version', 'sections'].every((key) => key in raw) &&
  Array.isArray((raw as StoredPaper).sections);

const drafts = localDrafts('saas.paper', isStoredPaper);

type Send = (order: {
  paperId: string;
  version: number;
  sections: Draft;
}) => Answer<{ readonly version: number }>;

/** Saves the sections of a paper automatically. */
export class PaperSaver extends Saver<Paper, Draft, 'sections'> {
  constructor(
    paper: Paper,
    private readonly call: () => Send,
  ) {
    super(paper);
  }

  /**
   * Restores changes stored in the browser.
   *
   * @returns when they were stored; null if there are none
   */
  resume(paper: Paper): string | null {
    const storedDraft = drafts.read(this.id);
    if (!storedDraft) return null;
    this.set({ draft: storedDraft.sections, save: { status: 'waiting' } });
    if (storedDraft.version === paper.version) this.plan(0);
    else this.set({ save: { status: 'conflict', present: paper, parts: ['sections'] } });
    return storedDraft.at;
  }

  protected draftOf(paper: Paper): Draft {
    return draftOf(paper);
  }

  protected isSame(a: Draft, b: Draft): boolean {
    return isSame(a, b);
  }

  protected isRow(raw: unknown): raw is Paper {
    return raw instanceof Object && 'sections' in raw && 'version' in raw;
  }

  protected conflictsOf({ base, mine, theirs }: Sides<Paper, Draft>): 'sections'[] {
    const theirDraft = draftOf(theirs);
    return isSame(base, mine) || isSame(base, theirDraft) || isSame(mine, theirDraft)
      ? []
      : ['sections'];
  }

  protected rebase({ base, mine, theirs }: Sides<Paper, Draft>): Draft {
    return isSame(base, mine) ? draftOf(theirs) : onlyKnown(mine, draftOf(theirs));
  }

  protected takeIds(paper: Paper): void {
    const stored = draftOf(paper);
    const draft = withIds(this.state.draft, this.saved, stored);
    this.saved = withIds(this.saved, this.saved, stored);
    this.set({ draft });
  }

  protected storeDraft(isDirty: boolean): void {
    const { draft, version } = this.state;
    const at = new Date().toISOString();
    drafts.write(this.id, isDirty ? { at, version, sections: draft } : null);
  }

  protected async send(draft: Draft): Promise<{ error?: unknown }> {
    const { version } = this.state;
    // A part that was removed, saved and then restored is sent as a new one.
    const sections = onlyKnown(draft, this.saved);
    const { data, error } = await this.call()({ paperId: this.id, version, sections });
    if (!data) return { error };
    this.afterSave(sections, data.version);
    return {};
  }
}

/** Removes ids that no longer exist: a part deleted by somebody else is restored as a new one. */
export function onlyKnown(mine: Draft, theirs: Draft): Draft {
  const storedIds = new Set(
    theirs.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]),
  );
  const withKnownId = <T extends { id?: string }>(part: T): T => {
    if (part.id === undefined || storedIds.has(part.id)) return part;
    const { id: _, ...rest } = part;
    return rest as T;
  };
  return mine.map((myItem) => ({ ...withKnownId(myItem), lines: myItem.lines.map(withKnownId) }));
}
