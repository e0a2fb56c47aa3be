import type { LiveSession, Resource } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import type { DraftChapter, DraftLesson } from './draft';

/** Whether the watched share of the lesson can be measured. */
export const mayBeWatched = ({ kind, seconds }: Pick<DraftLesson, 'kind' | 'seconds'>): boolean =>
  (kind === 'video' || kind === 'audio') && seconds > 0;

/** Default rule: played lessons are watched almost to the end, others only opened. */
const ruleOf = (seconds: number): Pick<DraftLesson, 'rule' | 'percent' | 'seekAhead'> =>
  seconds > 0
    ? { rule: 'watched', percent: 90, seekAhead: true }
    : { rule: 'opened', percent: 100, seekAhead: true };

export const lessonOfResource = ({ id, title, kind, seconds }: Resource): DraftLesson => ({
  key: newRequestId(),
  title,
  kind,
  resourceId: id,
  url: null,
  seconds: seconds ?? 0,
  preview: false,
  ...ruleOf(mayBeWatched({ kind, seconds: seconds ?? 0 }) ? (seconds ?? 0) : 0),
});

export const lessonOfLink = (title: string, url: string): DraftLesson => ({
  key: newRequestId(),
  title,
  kind: 'link',
  resourceId: null,
  url,
  seconds: 0,
  preview: false,
  ...ruleOf(0),
});

/** A lesson for a live session of the course. */
export const lessonOfLive = ({ id, title }: Pick<LiveSession, 'id' | 'title'>): DraftLesson => ({
  ...lessonOfLink(title, ''),
  kind: 'live',
  url: null,
  liveId: id,
  rule: 'attended',
});

export const newChapter = (title: string): DraftChapter => ({
  key: newRequestId(),
  title,
  lessons: [],
});
