import type { CourseChapter, Lesson, LessonProblem } from '@edu/shared-utility';

/** What the platform knows of a lesson's resource or session. */
export interface ResourceFacts {
  readonly title: string | null;
  readonly problem: LessonProblem | null;
}

/** By resource or session: a lesson that was just added has no id of its own yet. */
export const resourceFacts = (
  chapters: readonly CourseChapter[],
): ReadonlyMap<string, ResourceFacts> =>
  new Map(
    chapters.flatMap(({ lessons }) =>
      lessons.flatMap(({ resourceId, liveId, resourceTitle: title, problem }) => {
        const shown = resourceId ?? liveId;
        return shown ? [[shown, { title, problem }] as const] : [];
      }),
    ),
  );

const unplanned: ResourceFacts = { title: null, problem: 'unplanned' };

/** Those of one lesson; a live one without a session is known to lack it. */
export function factsOf(
  facts: ReadonlyMap<string, ResourceFacts>,
  { kind, resourceId, liveId }: Pick<Lesson, 'kind' | 'resourceId' | 'liveId'>,
): ResourceFacts | undefined {
  const shown = resourceId ?? liveId;
  if (shown) return facts.get(shown);
  return kind === 'live' ? unplanned : undefined;
}

const https = /^https:\/\/[^\s<>"']+$/i;

export const isSecureAddress = (text: string): boolean => URL.canParse(text) && https.test(text);

/** An address as it was typed or pasted: of a host alone the secure page is meant. */
export function addressOf(text: string): string {
  const typed = text.trim();
  return /^[a-z\d-]+(\.[a-z\d-]+)+(\/|$)/i.test(typed) ? `https://${typed}` : typed;
}
