import { type None, post } from '../endpoint';

/** A token for a site in a frame of ours. */
export interface EmbeddedSession {
  token: string;
  expiresAt: string;
}

/** Something that a site's own server takes to the platform for that token: once, within a minute. */
export interface EmbeddedCode {
  code: string;
  /** Of the token that it is good for. */
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
  /** The same by a code, for a site that exchanges it: no address, log or history of a browser holds a token then. */
  openByCode: post<None, EmbeddedCode>()('/platform/v1/embedded-sessions/code', {
    ours: true,
    toast: false,
    returns: 'object',
  }),
  /** For the site's server. 303 for a code that was used, is older than a minute, or whose session has ended. */
  exchange: post<{ code: string }, EmbeddedSession>()('/platform/v1/embedded-sessions/exchange', {
    ours: true,
    auth: false,
    toast: false,
    returns: 'object',
  }),
} as const;
