import { endpoint, type None, post, read } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type {
  LearnersLive,
  LiveAttendee,
  LiveDetail,
  LiveInput,
  LiveProvider,
  LiveRoom,
  LiveSession,
  LiveState,
} from './live-entities';

const base = '/platform/v1/live';
const ours = { ours: true } as const;

export interface LiveFilter {
  /** Matches a part of its title, the course's title or the host's name. */
  keyword?: string;
  courseId?: string;
  branchId?: string;
  state?: LiveState;
  sort?: 'startsAt' | '-startsAt' | 'title' | '-title';
}

export type LiveSave =
  | ({ id?: undefined; version?: undefined } & LiveInput)
  | ({ id: string; version: Version } & Partial<LiveInput>);

export type LiveRef = { id: string; version: Version };

/** Live sessions in courses; ours. */
export const live = {
  find: read<PageQuery & LiveFilter, Page<LiveSession>>()(base, { ...ours, returns: 'page' }),
  /** All sessions, including cancelled ones, within at most 62 days, in order; for a calendar. */
  findBetween: read<
    { from: string; to: string; courseId?: string; branchId?: string },
    LiveSession[]
  >()(`${base}/between`, { ...ours, returns: 'list' }),
  findById: read<{ id: string }, LiveDetail>()(`${base}/{id}`, { ...ours, returns: 'object' }),
  /** A session that has begun cannot be changed. A new time is sent to the people who were notified. */
  save: post<LiveSave, { id: string; version: Version }>()(base, { ...ours, returns: 'object' }),
  /** Only before its end; the reason is sent to its people. */
  cancel: post<LiveRef & { reason: string }, null>()(`${base}/cancel`, ours),
  /** Only before its beginning, and while nobody was notified. */
  remove: post<LiveRef, null>()(`${base}/remove`, ours),
  findAttendees: read<PageQuery & { id: string }, Page<LiveAttendee>>()(`${base}/{id}/attendees`, {
    ...ours,
    returns: 'page',
  }),
  provider: read<None, LiveProvider>()(`${base}/provider`, { ...ours, returns: 'object' }),
  /** For its teachers, people who may see it in the list, and learners of its course. */
  room: read<{ id: string }, LiveRoom>()(`${base}/{id}/room`, { ...ours, returns: 'object' }),
  /** Records that a learner has entered. 40900 before the room opens and after the end. */
  join: post<{ id: string }, LiveRoom>()(`${base}/join`, { ...ours, returns: 'object' }),
  /** The student's running, upcoming and cancelled sessions, at most a hundred. */
  findMine: read<{ courseId?: string }, LearnersLive[]>()(`${base}/mine`, {
    ...ours,
    returns: 'list',
  }),
  /** One session as an iCalendar file, for people who may see its room. */
  calendarOfOne: endpoint<{ id: string }, DownloadedFile>()({
    method: 'GET',
    path: `${base}/{id}/calendar`,
    safe: true,
    download: true,
    ours: true,
  }),
  /** As `findBetween`, in an iCalendar file. */
  calendar: endpoint<
    { from: string; to: string; courseId?: string; branchId?: string },
    DownloadedFile
  >()({
    method: 'GET',
    path: `${base}/calendar`,
    safe: true,
    download: true,
    ours: true,
  }),
} as const;
