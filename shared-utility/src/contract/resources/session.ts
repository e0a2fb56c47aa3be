import { type None, post, read } from '../endpoint';

/** What the caller may do in the place that the context headers name. */
export interface SessionPermissions {
  /** Permission codes, sorted; without operators' codes for others, and without writes in a read-only session. */
  permissions: string[];
  isOperator: boolean;
  /** A demo session, which cannot change anything. */
  readOnly: boolean;
  /** May override the addresses of the page's modules (docs/testers.md). */
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
