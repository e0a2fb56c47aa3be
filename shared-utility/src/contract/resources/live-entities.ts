import type { Version } from '../entities';

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
