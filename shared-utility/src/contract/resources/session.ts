import { type None, post, read } from '../endpoint';

/** What the caller may do in the place that the context headers name. */
export interface SessionPermissions {
  /** Codes in force, sorted. Left out: those of platform operators for anybody else, those that change something in a read-only session. */
  permissions: string[];
  isOperator: boolean;
  /** A demo session: nothing is changed by it. */
  readOnly: boolean;
  /** May take modules of the page from other addresses (docs/testers.md). */
  testTools: boolean;
}

/** The caller's own session; ours. */
export const ownSession = {
  permissions: read<None, SessionPermissions>()('/platform/v1/session/permissions', {
    ours: true,
    toast: false,
    returns: 'object',
  }),
  /**
   * Sent at each start of the frame where the shell's calls have a server of their own: a log-in that another
   * platform made is listed there (`account.findSessions`) from then on. Changes nothing elsewhere.
   */
  arrive: post<None, null>()('/platform/v1/session/arrive', {
    ours: true,
    shell: true,
    toast: false,
  }),
} as const;
