import { post, read } from '../endpoint';
import type { Version } from '../entities';
import type { ShortLivedUrl } from './resource-file-entities';

const base = '/platform/v1/learning';

type OneLesson = { courseId: string; lessonId: string };

/** What the player loads. */
export interface LessonSource extends ShortLivedUrl {
  mediaType: string;
  fileName: string;
  /** A preview picture of a video. */
  posterUrl: string | null;
}

/** Sent every ten seconds while a lesson plays or is read, at a pause and at its end. */
export interface Heartbeat extends OneLesson {
  /** Id of one player on one device, a UUID made by the player; each has its own clock. */
  playerId: string;
  /** Start of this stretch and current position, in seconds from the lesson's start. */
  from: number;
  to: number;
}

/** Progress after a heartbeat; the server counts no more time than has passed on its own clock. */
export interface LessonProgress {
  done: boolean;
  /** 0 to 1. */
  watched: number;
  bound: number | null;
  /** Progress of the whole course, 0 to 1. */
  progress: number;
  finishedAt: string | null;
}

/** A learner's note at a position of a lesson. */
export interface LessonNote {
  id: string;
  lessonId: string;
  seconds: number;
  text: string;
  createdAt: string;
  version: Version;
}

/** Calls of the player beyond the student API; ours. */
export const learning = {
  source: read<OneLesson, LessonSource>()(`${base}/source`, { ours: true, returns: 'object' }),
  /**
   * Reports that a lesson is shown; a lesson with the rule `opened` is completed by it, so players call it once the
   * content is visible.
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
