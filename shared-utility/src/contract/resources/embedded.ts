import { type None, post } from '../endpoint';

/** A token for a site in a frame of ours. */
export interface EmbeddedSession {
  token: string;
  expiresAt: string;
}

export const embedded = {
  /**
   * A session that only reads: the specification's own reads, as far as the person may; nothing of
   * ours, nothing of the platform's operators. It ends after an hour and with the session that
   * asked.
   */
  open: post<None, EmbeddedSession>()('/platform/v1/embedded-sessions', {
    ours: true,
    toast: false,
    returns: 'object',
  }),
} as const;
