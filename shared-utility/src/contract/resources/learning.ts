import { post, read } from '../endpoint';
import type { Version } from '../entities';
import type { ShortLivedUrl } from './resource';

const base = '/platform/v1/learning';

type OneLesson = { courseId: string; lessonId: string };

/** What the player shows. */
export interface LessonSource extends ShortLivedUrl {
  mediaType: string;
  fileName: string;
  /** A picture that represents a video until it plays. */
  posterUrl: string | null;
}

/** Sent every ten seconds while a lesson plays or is read, at a pause and at its end. */
export interface Heartbeat extends OneLesson {
  /** One sitting at one lesson on one device: beats of another are another clock. A UUID of the player's. */
  sitting: string;
  /** Seconds into the lesson where this stretch began, and where it is now. */
  from: number;
  to: number;
}

/** What has come of a heartbeat; the server counts no faster than its clock. */
export interface LessonProgress {
  done: boolean;
  /** 0 to 1. */
  watched: number;
  bound: number | null;
  /** Of the whole course, 0 to 1. */
  progress: number;
  finishedAt: string | null;
}

/** A learner's own words at a place of a lesson. */
export interface LessonNote {
  id: string;
  lessonId: string;
  seconds: number;
  text: string;
  createdAt: string;
  version: Version;
}

/** What the player does beyond the student API; ours. */
export const learning = {
  source: read<OneLesson, LessonSource>()(`${base}/source`, { ours: true, returns: 'object' }),
  /**
   * That a lesson is before the learner; where its rule is `opened` it is done by that, so players tell it once its
   * content was shown.
   */
  open: post<OneLesson, LessonProgress>()(`${base}/open`, {
    ours: true,
    returns: 'object',
    toast: false,
  }),
  beat: post<Heartbeat, LessonProgress>()(`${base}/beat`, {
    ours: true,
    returns: 'object',
    toast: false,
    unattended: true,
  }),
  findNotes: read<{ courseId: string }, LessonNote[]>()(`${base}/notes`, {
    ours: true,
    returns: 'list',
  }),
  /** Adds one, or changes the text of the one of `id`. */
  saveNote: post<
    OneLesson & { id?: string; seconds: number; text: string; version?: Version },
    { id: string }
  >()(`${base}/notes`, { ours: true, returns: 'object' }),
  removeNote: post<{ id: string }, null>()(`${base}/notes/remove`, { ours: true }),
} as const;
