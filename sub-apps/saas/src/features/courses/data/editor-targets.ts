import type { CourseProblem } from '@edu/shared-utility';

export const tabs = ['basics', 'chapters', 'grants', 'figures', 'revisions'] as const;
export type Tab = (typeof tabs)[number];

/** Id of the editor's list of missing parts. */
export const checkList = 'check-list';

/** Key of the preview, which the editor shows beside its tabs. */
export const previewTab = 'preview';

/** Where a missing part is completed: the tab, and the element to focus in it. */
export function editorTarget({ kind, chapterId, lessonId }: CourseProblem): {
  tab: Tab;
  part: string;
} {
  if (kind === 'cover' || kind === 'summary' || kind === 'category') {
    return { tab: 'basics', part: kind === 'category' ? 'categoryId' : kind };
  }
  return { tab: 'chapters', part: lessonId ?? chapterId ?? 'add-chapter' };
}

/** The id of the element to focus for a part. */
export const idOfPart = (part: string): string => `course-${part}`;
