import type { Lesson, LessonRule } from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import type { UsableResource } from '../resources/usable-resources';
import type { LessonInput } from './chapter-fields';
import type { CourseReferences } from './course-references';

const isSecure = (url: string): boolean => URL.canParse(url) && /^https:\/\/[^\s<>"']+$/i.test(url);

export interface KnownReferences {
  readonly usable: ReadonlyMap<string, UsableResource>;
  readonly sessions: CourseReferences['sessions'];
  /** Stored lessons by id: a lesson whose resource was withdrawn stays as it is. */
  readonly present: ReadonlyMap<string, Lesson>;
  readonly chapterIds: ReadonlySet<string>;
}

export const refuse = (field: string, phrase: PhraseKey): never => {
  throw new FieldError(field, phrase);
};

/** Checks the live session of a lesson; it may be missing until the course is published. */
function sessionOf(
  { id, liveId, resourceId, url }: LessonInput,
  at: string,
  references: KnownReferences,
) {
  if (resourceId !== null) refuse(`${at}.resourceId`, 'course.liveAlone');
  if (url !== null) refuse(`${at}.url`, 'course.liveAlone');
  const formerLiveId = id === undefined ? undefined : references.present.get(id)?.liveId;
  if (liveId && liveId !== formerLiveId && references.sessions.get(liveId)?.isCancelled !== false) {
    refuse(`${at}.liveId`, 'course.live');
  }
  return { resourceId, url, seconds: 0, preview: false, ...(liveId && { liveId }) };
}

/** The length in seconds: that of the resource if the lesson plays it. */
function lessonContentOf(sent: LessonInput, at: string, references: KnownReferences) {
  const { kind, resourceId, url } = sent;
  if (kind === 'live') return sessionOf(sent, at, references);
  if (kind === 'link') {
    if (resourceId !== null) refuse(`${at}.resourceId`, 'course.linkAlone');
    if (url === null || !isSecure(url)) return refuse(`${at}.url`, 'course.link');
    return { resourceId, url, seconds: sent.seconds };
  }
  if (url !== null) refuse(`${at}.url`, 'course.resourceAlone');
  if (resourceId === null) return refuse(`${at}.resourceId`, 'course.resource');
  const formerLiveId = sent.id === undefined ? undefined : references.present.get(sent.id);
  const isUnchanged = formerLiveId?.resourceId === resourceId && formerLiveId.kind === kind;
  const usableResource = references.usable.get(resourceId);
  if (!isUnchanged && (usableResource?.kind !== kind || usableResource.state === 'refused')) {
    refuse(`${at}.resourceId`, 'course.resource');
  }
  const isPlayed = kind === 'video' || kind === 'audio';
  const length = usableResource?.seconds ?? (isUnchanged ? formerLiveId.seconds : null);
  return { resourceId, url, seconds: (isPlayed ? length : null) ?? sent.seconds };
}

/** Corrects the completion rule: links can only be opened, and only live sessions attended. */
function ruleOf({ kind, rule }: LessonInput): LessonRule {
  if (kind === 'live') return rule === 'opened' ? rule : 'attended';
  return kind === 'link' || rule === 'attended' ? 'opened' : rule;
}

export function storedLesson(sent: LessonInput, at: string, references: KnownReferences): Lesson {
  if (sent.id !== undefined && !references.present.has(sent.id))
    refuse(`${at}.id`, 'course.unknown');
  const lessonContent = lessonContentOf(sent, at, references);
  const rule = ruleOf(sent);
  if (rule === 'watched' && lessonContent.seconds === 0) refuse(`${at}.seconds`, 'course.length');
  const percent = rule === 'watched' ? sent.percent : 100;
  const { liveId: _, ...lesson } = sent;
  return { ...lesson, ...lessonContent, rule, percent, id: sent.id ?? crypto.randomUUID() };
}
