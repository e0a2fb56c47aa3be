import { type None, post } from '../endpoint';

/** A token for a site that one of our pages embeds. */
export interface EmbeddedSession {
  token: string;
  expiresAt: string;
}

/** A code that the site's server exchanges for the token, once and within a minute. */
export interface EmbeddedCode {
  code: string;
  /** Expiry of the token that it is exchanged for. */
  expiresAt: string;
}

export const embedded = {
  /**
   * A read-only session: the specification's reads that the person may make, but no calls of ours or of the platform's
   * operators. It ends after an hour or with the session that requested it.
   */
  open: post<None, EmbeddedSession>()('/platform/v1/embedded-sessions', {
    ours: true,
    toast: false,
    returns: 'object',
  }),
  /** The same as a code that the site exchanges, so that no address, log or browser history holds a token. */
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
