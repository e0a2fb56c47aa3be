import type { CourseChapter, Lesson, LessonProblem } from '@edu/shared-utility';

/** Details of a lesson's resource or session. */
export interface ResourceFacts {
  readonly title: string | null;
  readonly problem: LessonProblem | null;
}

/** By resource or session id, since a newly added lesson has no id of its own yet. */
export const resourceFacts = (
  chapters: readonly CourseChapter[],
): ReadonlyMap<string, ResourceFacts> =>
  new Map(
    chapters.flatMap(({ lessons }) =>
      lessons.flatMap(({ resourceId, liveId, resourceTitle: title, problem }) => {
        const referencedId = resourceId ?? liveId;
        return referencedId ? [[referencedId, { title, problem }] as const] : [];
      }),
    ),
  );

const unplanned: ResourceFacts = { title: null, problem: 'unplanned' };

/** The details of one lesson; a live lesson without a session is reported as missing it. */
export function factsOf(
  facts: ReadonlyMap<string, ResourceFacts>,
  { kind, resourceId, liveId }: Pick<Lesson, 'kind' | 'resourceId' | 'liveId'>,
): ResourceFacts | undefined {
  const referencedId = resourceId ?? liveId;
  if (referencedId) return facts.get(referencedId);
  return kind === 'live' ? unplanned : undefined;
}

const https = /^https:\/\/[^\s<>"']+$/i;

export const isSecureAddress = (text: string): boolean => URL.canParse(text) && https.test(text);

/** The address as typed or pasted; https is added to a bare host. */
export function addressOf(text: string): string {
  const input = text.trim();
  return /^[a-z\d-]+(\.[a-z\d-]+)+(\/|$)/i.test(input) ? `https://${input}` : input;
}
