import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { tooManyError } from '../domain/codes/limits';
import type { Secret } from '../domain/codes/secret';
import { networkOf } from '../domain/network';
import { createRateLimiter, type Rate } from '../http/rate-limiter';
import { createExpiringSet } from './expiring-set';
import * as sessions from './foreign-sessions';
import { createPlatformCalls } from './platform-calls';
import {
  endForeignSession,
  type Flow,
  type ForeignUser,
  fetchForeignUser,
} from './platform-client';
import type { PlatformAddress } from './platform-request';

/** Result of a check: whether the token was known before, and its session now. */
interface TokenResult {
  readonly isKnown: boolean;
  readonly session: sessions.ForeignSession | null;
}

/** Sessions at the platform, by token. Each call throws 503 while the platform is unreachable. */
export interface LogIns {
  /** Throws 429 for too many unknown tokens from one network. */
  findByToken(
    token: string,
    source: sessions.RequestSource,
    log: FastifyBaseLogger,
  ): Promise<TokenResult>;
  /** Whether the session still belongs to that person. */
  isAlive(session: sessions.ForeignSession, log: FastifyBaseLogger): Promise<boolean>;
  /** Ends the session at the platform. */
  end(session: sessions.ForeignSession, log: FastifyBaseLogger): Promise<void>;
}

export interface LogInOptions extends PlatformAddress {
  /** Limit of unknown tokens per network: each causes up to two requests to the platform. */
  readonly unknownTokens?: Rate;
}

const UNKNOWN_TOKENS = { perSecond: 20, burst: 400 };
const REFUSED_FOR = 10_000;
const MAX_REFUSED = 10_000;

export function createLogIns(db: Database, secret: Secret, options: LogInOptions): LogIns {
  const { url: platform } = options;
  const refused = createExpiringSet(REFUSED_FOR, MAX_REFUSED);
  const unknownTokens = createRateLimiter(options.unknownTokens ?? UNKNOWN_TOKENS);
  const calls = createPlatformCalls<TokenResult>();

  async function fetchUser(
    tokenHash: string,
    token: string,
    flow: Flow | null,
    log: FastifyBaseLogger,
  ): Promise<ForeignUser | null> {
    const user = await calls.withLimit(log, () => fetchForeignUser(options, token, flow));
    if (!user) refused.add(tokenHash);
    return user;
  }

  async function recheck(
    { tokenHash, flow }: sessions.ForeignSession,
    token: string,
    isPresent: boolean,
    log: FastifyBaseLogger,
  ): Promise<TokenResult> {
    const user = await fetchUser(tokenHash, token, flow, log);
    const session = user && (await sessions.refreshSession(db, tokenHash, user, isPresent));
    if (!user) await sessions.deleteSession(db, tokenHash);
    return { isKnown: true, session };
  }

  async function addUnknown(
    tokenHash: string,
    token: string,
    source: sessions.RequestSource,
    log: FastifyBaseLogger,
  ): Promise<TokenResult> {
    const unknownSession = { isKnown: false, session: null };
    if (refused.has(tokenHash)) return unknownSession;
    const wait = unknownTokens(networkOf(source.ip));
    if (wait > 0) throw tooManyError(wait);
    const user = await fetchUser(tokenHash, token, null, log);
    if (!user) return unknownSession;
    const tokenCipher = secret.encrypt(token);
    const session = await sessions.insertSession(db, {
      ...user,
      ...source,
      platform,
      tokenHash,
      tokenCipher,
    });
    return { isKnown: false, session };
  }

  /** Null if it cannot be decrypted any more. */
  function tokenOf({ tokenCipher }: sessions.ForeignSession): string | null {
    try {
      return secret.decrypt(tokenCipher);
    } catch {
      return null;
    }
  }

  return {
    findByToken(token, source, log) {
      const tokenHash = secret.hmac(`foreign-session:${platform} ${token}`);
      return calls.shared(tokenHash, async () => {
        const existingSession = await sessions.findByToken(db, tokenHash);
        if (existingSession?.isFresh) return { isKnown: true, session: existingSession };
        return existingSession
          ? recheck(existingSession, token, true, log)
          : addUnknown(tokenHash, token, source, log);
      });
    },

    async isAlive(session, log) {
      if (session.isFresh) return true;
      const token = tokenOf(session);
      if (token === null) {
        await sessions.deleteSession(db, session.tokenHash);
        return false;
      }
      const now = await calls.shared(session.tokenHash, () => recheck(session, token, false, log));
      return now.session?.userId === session.userId;
    },

    async end(session, log) {
      const token = tokenOf(session);
      if (token !== null)
        await calls.withLimit(log, () => endForeignSession(options, token, session.flow));
      await sessions.deleteSession(db, session.tokenHash);
    },
  };
}
