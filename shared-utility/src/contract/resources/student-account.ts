import { post, read } from '../endpoint';
import type { StudentStatus, Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { AdministratorSession } from './administrator';

const base = '/platform/v1/student-accounts';

/** What a student logs in with; names with a hidden middle. */
export interface StudentLogin {
  phone: string | null;
  mail: string | null;
  /** At this tenant's pages. */
  lastLoginAt: string | null;
  /** Where they are logged in to this tenant now, by number. */
  sessions: number;
}

/** A student of the roster as somebody who logs in. */
export interface StudentAccount {
  userId: string;
  name: string;
  /** Of the roster, with a hidden middle. */
  phone: string;
  departmentName: string | null;
  branchName: string | null;
  /** Who is suspended does not get in here, whatever account they have. */
  status: StudentStatus;
  /** Null where they have no account yet. */
  login: StudentLogin | null;
  /** The owner of an account with their number is asked, and has not answered yet. */
  invited: boolean;
  version: Version;
}

export type StudentAccountSort = 'name' | 'lastLoginAt';

export interface StudentAccountFilter {
  /** A part of the name, or digits of the phone that are shown. */
  keyword?: string;
  departmentId?: string;
  /** Those of this branch and of the ones below it. */
  branchId?: string;
  status?: StudentStatus;
  account?: 'with' | 'without';
  /** A leading minus turns the order around; who was here last comes first by default. */
  sort?: StudentAccountSort | `-${StudentAccountSort}`;
}

/** The students of the session's organisation and branches, by how they log in; ours. */
export const studentAccount = {
  find: read<PageQuery & StudentAccountFilter, Page<StudentAccount>>()(base, {
    ours: true,
    returns: 'page',
  }),
  /**
   * An account with their own number, which lets them in by a code. Where somebody has one with it, its owner is asked
   * and `invited` is true; 40900 while they have not answered.
   */
  open: post<{ userId: string }, { invited: boolean }>()(`${base}/{userId}/open`, {
    ours: true,
    returns: 'object',
  }),
  /** Takes back what `open` asked; 40400 where nothing waits. */
  withdraw: post<{ userId: string }, null>()(`${base}/{userId}/withdraw`, { ours: true }),
  /** Makes up a password, within the rules for staff, and tells it this once. */
  makePassword: post<{ userId: string }, { password: string }>()(`${base}/{userId}/password`, {
    ours: true,
    returns: 'object',
  }),
  /** Sessions of the tenant alone, the newest use first. */
  findSessions: read<{ userId: string }, AdministratorSession[]>()(`${base}/{userId}/sessions`, {
    ours: true,
    returns: 'list',
  }),
  /** Ends one or all of them, tells the student why, and records it. */
  endSessions: post<{ userId: string; sessionId?: string; reason: string }, { ended: number }>()(
    `${base}/{userId}/sessions/end`,
    { ours: true, returns: 'object' },
  ),
} as const;
