import { localDrafts } from '@edu/shared-utility/data';
import type { CourseValues } from './course-values';
import type { DraftChapter } from './draft';

/** Changes that were not saved on the server, stored in the browser. */
export interface StoredDraft {
  /** ISO 8601. */
  readonly at: string;
  /** The version of the course on which they are based. */
  readonly version: number;
  readonly values: Partial<CourseValues>;
  readonly chapters?: readonly DraftChapter[];
}

const isDraft = (raw: unknown): raw is StoredDraft =>
  raw instanceof Object &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'version' in raw &&
  typeof raw.version === 'number' &&
  'values' in raw &&
  raw.values instanceof Object &&
  (!('chapters' in raw) || Array.isArray(raw.chapters));

export const { read: readStoredDraft, write: storeDraft } = localDrafts('saas.course', isDraft);
