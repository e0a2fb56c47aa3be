import type { CourseChapter, LessonProblem } from '@edu/shared-utility';

/** What the platform knows of a lesson's resource. */
export interface ResourceFacts {
  readonly title: string | null;
  readonly problem: LessonProblem | null;
}

/** By resource: a lesson that was just added has no id of its own yet. */
export const resourceFacts = (
  chapters: readonly CourseChapter[],
): ReadonlyMap<string, ResourceFacts> =>
  new Map(
    chapters.flatMap(({ lessons }) =>
      lessons.flatMap(({ resourceId, resourceTitle: title, problem }) =>
        resourceId ? [[resourceId, { title, problem }] as const] : [],
      ),
    ),
  );

const https = /^https:\/\/[^\s<>"']+$/i;

export const isSecureAddress = (text: string): boolean => URL.canParse(text) && https.test(text);
