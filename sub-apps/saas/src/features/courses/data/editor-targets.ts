import type { CourseProblem } from '@edu/shared-utility';

export const tabs = ['basics', 'chapters', 'grants', 'figures', 'revisions'] as const;
export type Tab = (typeof tabs)[number];

/** The part of the editor that says what is missing. */
export const checkList = 'check-list';

/** What the editor shows beside its tabs. */
export const previewTab = 'preview';

/** Where something that is missing is put right: the tab, and the part of it that is focused. */
export function editorTarget({ kind, chapterId, lessonId }: CourseProblem): {
  tab: Tab;
  part: string;
} {
  if (kind === 'cover' || kind === 'summary' || kind === 'category') {
    return { tab: 'basics', part: kind === 'category' ? 'categoryId' : kind };
  }
  return { tab: 'chapters', part: lessonId ?? chapterId ?? 'add-chapter' };
}

/** Of the element that is focused for a part. */
export const idOfPart = (part: string): string => `course-${part}`;
