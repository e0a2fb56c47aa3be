import { context, ownerOf } from '@edu/shared-utility';
import type { CourseValues, DraftChapter } from './draft';

/** What was edited and had not reached the platform. */
export interface KeptDraft {
  /** ISO 8601. */
  readonly at: string;
  /** Of the course that it was made from. */
  readonly version: number;
  readonly values: Partial<CourseValues>;
  readonly chapters?: readonly DraftChapter[];
}

/** No `keep:` before it: whoever logs out takes what they typed along. */
function keyOf(courseId: string): string | null {
  const user = context.get('userInfo');
  return user && `draft:saas.course:${ownerOf(user)}:${courseId}`;
}

const isDraft = (raw: unknown): raw is KeptDraft =>
  raw instanceof Object &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'version' in raw &&
  typeof raw.version === 'number' &&
  'values' in raw &&
  raw.values instanceof Object &&
  (!('chapters' in raw) || Array.isArray(raw.chapters));

/** A full or forbidden storage keeps nothing; the page still asks before it is left. */
export function readKept(courseId: string): KeptDraft | null {
  try {
    const key = keyOf(courseId);
    const raw: unknown = key && JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(raw) ? raw : null;
  } catch {
    return null;
  }
}

/** @param draft null once it was saved or is not wanted any more */
export function keep(courseId: string, draft: KeptDraft | null): void {
  try {
    const key = keyOf(courseId);
    if (!key) return;
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // as above
  }
}
