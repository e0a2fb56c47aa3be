import { post, read } from '../endpoint';
import type { StudentStatus, Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { AdministratorSession } from './administrator';

const base = '/platform/v1/student-accounts';

/** A student's account; phone and mail address are masked. */
export interface StudentLogin {
  phone: string | null;
  mail: string | null;
  /** At this tenant's pages. */
  lastLoginAt: string | null;
  /** Number of their open sessions in this tenant. */
  sessions: number;
}

/** A student with the account that they log in with. */
export interface StudentAccount {
  userId: string;
  name: string;
  /** Masked phone number of the student record. */
  phone: string;
  departmentName: string | null;
  branchName: string | null;
  /** Suspended students cannot log in here, whatever account they have. */
  status: StudentStatus;
  /** Null where they have no account yet. */
  login: StudentLogin | null;
  /** An account with their number was invited, and its owner has not answered yet. */
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
  /** A leading minus reverses the order; by default those who logged in last come first. */
  sort?: StudentAccountSort | `-${StudentAccountSort}`;
}

/** The students of the session's organisation and branches, by how they log in; ours. */
export const studentAccount = {
  find: read<PageQuery & StudentAccountFilter, Page<StudentAccount>>()(base, {
    ours: true,
    returns: 'page',
  }),
  /**
   * An account with their own number, for a log-in by code. If an account with it exists, its owner is invited and
   * `invited` is true; 40900 until they have answered.
   */
  open: post<{ userId: string }, { invited: boolean }>()(`${base}/{userId}/open`, {
    ours: true,
    returns: 'object',
  }),
  /** Withdraws the invitation of `open`; 40400 if none is open. */
  withdraw: post<{ userId: string }, null>()(`${base}/{userId}/withdraw`, { ours: true }),
  /** Sets a random password and returns it once; the rules for staff apply. */
  makePassword: post<{ userId: string }, { password: string }>()(`${base}/{userId}/password`, {
    ours: true,
    returns: 'object',
  }),
  /** Sessions in this tenant only, last used first. */
  findSessions: read<{ userId: string }, AdministratorSession[]>()(`${base}/{userId}/sessions`, {
    ours: true,
    returns: 'list',
  }),
  /** Ends one or all sessions, sends the reason to the student and records it. */
  endSessions: post<{ userId: string; sessionId?: string; reason: string }, { ended: number }>()(
    `${base}/{userId}/sessions/end`,
    { ours: true, returns: 'object' },
  ),
} as const;
