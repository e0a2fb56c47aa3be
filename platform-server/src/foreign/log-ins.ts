import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { tooMany } from '../domain/codes/limits';
import type { Secret } from '../domain/codes/secret';
import { networkOf } from '../domain/network';
import { createFloodGate, type Rate } from '../http/flood';
import {
  askToEnd,
  askWho,
  type Flow,
  type ForeignUser,
  type PlatformAddress,
} from './ask-platform';
import { createAsking } from './asking';
import * as kept from './kept-sessions';
import { recently } from './recently';

/** What became of a look at a token: whether it was known before, and whose it is now. */
interface Looked {
  readonly isKnown: boolean;
  readonly session: kept.KeptSession | null;
}

/** Log-ins at the platform, by their tokens. Each throws 503 while it does not answer. */
export interface LogIns {
  /** Throws 429 for too many unknown tokens of one network. */
  look(token: string, seen: kept.Seen, log: FastifyBaseLogger): Promise<Looked>;
  /** Whether it still is that person's. */
  isAlive(session: kept.KeptSession, log: FastifyBaseLogger): Promise<boolean>;
  /** Ends it at the platform. */
  end(session: kept.KeptSession, log: FastifyBaseLogger): Promise<void>;
}

export interface LogInOptions extends PlatformAddress {
  /** Unknown tokens of one network: each costs the platform up to two questions. */
  readonly strangers?: Rate;
}

const STRANGERS = { perSecond: 20, burst: 400 };
const REFUSED_FOR = 10_000;
const MAX_REFUSED = 10_000;

export function createLogIns(db: Database, secret: Secret, options: LogInOptions): LogIns {
  const { url: platform } = options;
  const refused = recently(REFUSED_FOR, MAX_REFUSED);
  const strangers = createFloodGate(options.strangers ?? STRANGERS);
  const asking = createAsking<Looked>();

  async function ask(
    tokenHash: string,
    token: string,
    flow: Flow | null,
    log: FastifyBaseLogger,
  ): Promise<ForeignUser | null> {
    const user = await asking.now(log, () => askWho(options, token, flow));
    if (!user) refused.add(tokenHash);
    return user;
  }

  async function recheck(
    { tokenHash, flow }: kept.KeptSession,
    token: string,
    isHere: boolean,
    log: FastifyBaseLogger,
  ): Promise<Looked> {
    const user = await ask(tokenHash, token, flow, log);
    const session = user && (await kept.confirm(db, tokenHash, user, isHere));
    if (!user) await kept.forget(db, tokenHash);
    return { isKnown: true, session };
  }

  async function meet(
    tokenHash: string,
    token: string,
    seen: kept.Seen,
    log: FastifyBaseLogger,
  ): Promise<Looked> {
    const nobody = { isKnown: false, session: null };
    if (refused.has(tokenHash)) return nobody;
    const wait = strangers(networkOf(seen.ip));
    if (wait > 0) throw tooMany(wait);
    const user = await ask(tokenHash, token, null, log);
    if (!user) return nobody;
    const tokenCipher = secret.encrypt(token);
    const session = await kept.keep(db, { ...user, ...seen, platform, tokenHash, tokenCipher });
    return { isKnown: false, session };
  }

  /** Null where it cannot be read any more. */
  function tokenOf({ tokenCipher }: kept.KeptSession): string | null {
    try {
      return secret.decrypt(tokenCipher);
    } catch {
      return null;
    }
  }

  return {
    look(token, seen, log) {
      const tokenHash = secret.hmac(`foreign-session:${platform} ${token}`);
      return asking.once(tokenHash, async () => {
        const known = await kept.findKept(db, tokenHash);
        if (known?.isFresh) return { isKnown: true, session: known };
        return known ? recheck(known, token, true, log) : meet(tokenHash, token, seen, log);
      });
    },

    async isAlive(session, log) {
      if (session.isFresh) return true;
      const token = tokenOf(session);
      if (token === null) {
        await kept.forget(db, session.tokenHash);
        return false;
      }
      const now = await asking.once(session.tokenHash, () => recheck(session, token, false, log));
      return now.session?.userId === session.userId;
    },

    async end(session, log) {
      const token = tokenOf(session);
      if (token !== null) await asking.now(log, () => askToEnd(options, token, session.flow));
      await kept.forget(db, session.tokenHash);
    },
  };
}
