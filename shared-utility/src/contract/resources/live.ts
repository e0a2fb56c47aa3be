import { endpoint, type None, post, read } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';

const base = '/platform/v1/live';
const ours = { ours: true } as const;

/** A cancelled session stays cancelled; the other states follow from the time. */
export type LiveState = 'planned' | 'running' | 'over' | 'cancelled';

export interface LiveInput {
  title: string;
  /** The course whose learners are invited. */
  courseId: string;
  /** Name of the host; the teachers of the organisation may change the session too. */
  hostName: string;
  teacherIds: string[];
  /** Instants; at most twelve hours apart. */
  startsAt: string;
  endsAt: string;
  /** IANA name of the zone that it is planned in: `Asia/Shanghai`. Everybody sees it in their own. */
  zone: string;
  /** Plain text. */
  summary: string;
  /** The address of a meeting elsewhere (https://), where no provider is set up or another one is wanted. */
  joinUrl: string | null;
  /** How many minutes before the start learners and teachers are reminded; null for no reminder. */
  remindMinutes: 0 | 5 | 15 | 30 | 60 | 1440 | null;
}

/** A live session of a course at a fixed time. */
export interface LiveSession extends Omit<LiveInput, 'joinUrl'> {
  id: string;
  courseTitle: string;
  state: LiveState;
  /** Why it was cancelled. */
  reason: string | null;
  /** Numbers of learners who may attend, and who attended. */
  invited: number;
  attended: number;
  remindedAt: string | null;
  /** Whether anybody was notified of it: from then on it can be cancelled but not removed. */
  isTold: boolean;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  /** Whether the caller may change it. */
  mayWrite: boolean;
  createdAt: string;
  version: Version;
}

/** Includes the address, for people who may change it. */
export interface LiveDetail extends LiveSession {
  joinUrl: string | null;
}

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

/** The video conference of this server. */
export interface LiveProvider {
  name: 'none' | 'zegoroomkit';
  isConfigured: boolean;
  /** Why it is not configured: none chosen, missing settings, or no client in this build; null where it is. */
  problem: 'unset' | 'settings' | 'noClient' | null;
  /** Names of missing settings; empty when none is missing, or for people who may not know. */
  missing: string[];
}

/** A session as learners see it. */
export interface LearnersLive
  extends Pick<
    LiveSession,
    'id' | 'title' | 'courseId' | 'courseTitle' | 'hostName' | 'startsAt' | 'endsAt' | 'zone'
  > {
  summary: string;
  state: LiveState;
  reason: string | null;
}

/** The room of a session, for its teachers and for learners of its course. */
export interface LiveRoom extends LearnersLive {
  /** When the room opens: a quarter of an hour before the session begins. */
  opensAt: string;
  /** Whether it is open to the caller at this moment. */
  isOpen: boolean;
  /** Only set while the room is open. */
  joinUrl: string | null;
  provider: LiveProvider;
  /** Whether the caller hosts it. */
  isHost: boolean;
}

export interface LiveAttendee {
  userId: string;
  name: string;
  /** Masked. */
  phone: string;
  joinedAt: string;
}

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
