import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { tooMany } from '../domain/codes/limits';
import type { Secret } from '../domain/codes/secret';
import { networkOf } from '../domain/network';
import { BusinessError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import { createFloodGate, type Rate } from '../http/flood';
import { askToEnd, askWho, type PlatformAddress } from './ask-platform';
import { createAsking } from './asking';
import * as kept from './kept-sessions';
import { recently } from './recently';

/** Somebody whom another platform knows: no account of this server, and no tenant's. */
export interface ForeignPerson extends kept.Whose {
  readonly sessionId: string;
  readonly isVerified: boolean;
  /** Many people share this account: they learn nothing of each other. */
  readonly isShared: boolean;
  readonly permissions: ReadonlySet<string>;
}

/** The people of the platform that PLATFORM_API_URL names. Each call throws 503 while it does not answer. */
export interface ForeignPeople {
  /** Throws 10000 for a token that is nobody's there, 303 for one that is over, 429 for too many unknown ones. */
  personOf(token: string, seen: kept.Seen, log: FastifyBaseLogger): Promise<ForeignPerson>;
  /** Log-ins of the person that came by here and live; the asking one first. */
  sessionsOf(person: ForeignPerson, log: FastifyBaseLogger): Promise<kept.KeptSession[]>;
  /** Ends one at the platform itself. Throws 40400 for one that is not there. */
  end(person: ForeignPerson, id: string, log: FastifyBaseLogger): Promise<void>;
  /** Ends all but the asking one; says how many. */
  endOthers(person: ForeignPerson, log: FastifyBaseLogger): Promise<number>;
}

export interface ForeignOptions extends PlatformAddress {
  readonly operators: readonly string[];
  readonly sharedAccounts: readonly string[];
  /** Unknown tokens of one network: each costs the platform up to two questions. */
  readonly strangers?: Rate;
}

/** What a header may carry; anything else is nobody's token. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;
const STRANGERS = { perSecond: 20, burst: 400 };
const REFUSED_FOR = 10_000;
const MAX_REFUSED = 10_000;
/** Sessions that are asked about at once for one list. */
const AT_ONCE = 5;

/** What an operator of the platform may do here: changes need a fresh proof, which only the platform could take. */
const operatorPermissions: ReadonlySet<string> = new Set(['platform.modules']);
const none: ReadonlySet<string> = new Set();

export function createForeignPeople(
  db: Database,
  secret: Secret,
  options: ForeignOptions,
): ForeignPeople {
  const { url: platform } = options;
  const operators = new Set(options.operators);
  const sharedAccounts = new Set(options.sharedAccounts);
  const refused = recently(REFUSED_FOR, MAX_REFUSED);
  const strangers = createFloodGate(options.strangers ?? STRANGERS);
  const asking = createAsking<kept.KeptSession | null>();

  const hashOf = (token: string) => secret.hmac(`foreign-session:${platform} ${token}`);

  function personFrom({ id, userId, isVerified }: kept.KeptSession): ForeignPerson {
    const isShared = sharedAccounts.has(userId);
    const permissions = operators.has(userId) && !isShared ? operatorPermissions : none;
    return { sessionId: id, platform, userId, isVerified, isShared, permissions };
  }

  /** Asks about a token that was known before; null once it is over. */
  const recheck = (
    session: kept.KeptSession,
    token: string,
    seen: boolean,
    log: FastifyBaseLogger,
  ) =>
    asking.once(session.tokenHash, log, async () => {
      const user = await askWho(options, token, session.flow);
      if (user) return kept.confirm(db, session.tokenHash, user, seen);
      await kept.forget(db, session.tokenHash);
      return null;
    });

  const meet = (tokenHash: string, token: string, seen: kept.Seen, log: FastifyBaseLogger) =>
    asking.once(tokenHash, log, async () => {
      const wait = strangers(networkOf(seen.ip));
      if (wait > 0) throw tooMany(wait);
      const user = await askWho(options, token, null);
      if (!user) return null;
      const tokenCipher = secret.encrypt(token);
      return kept.keep(db, { ...user, ...seen, platform, tokenHash, tokenCipher });
    });

  /** The token of a log-in; null where it cannot be read any more. */
  function tokenOf({ tokenCipher }: kept.KeptSession): string | null {
    try {
      return secret.decrypt(tokenCipher);
    } catch {
      return null;
    }
  }

  async function isAlive(session: kept.KeptSession, log: FastifyBaseLogger): Promise<boolean> {
    if (session.isFresh) return true;
    const token = tokenOf(session);
    if (token === null) {
      await kept.forget(db, session.tokenHash);
      return false;
    }
    const now = await recheck(session, token, false, log);
    return now?.userId === session.userId;
  }

  async function endOne(session: kept.KeptSession, log: FastifyBaseLogger): Promise<void> {
    const token = tokenOf(session);
    if (token !== null) await asking.now(log, () => askToEnd(options, token, session.flow));
    await kept.forget(db, session.tokenHash);
  }

  const people: ForeignPeople = {
    async personOf(token, seen, log) {
      if (!TOKEN.test(token)) throw new BusinessError(errorCodes.notLoggedIn);
      const tokenHash = hashOf(token);
      const known = await kept.findKept(db, tokenHash);
      if (known?.isFresh) return personFrom(known);
      if (refused.has(tokenHash)) throw new BusinessError(errorCodes.notLoggedIn);
      const session = known
        ? await recheck(known, token, true, log)
        : await meet(tokenHash, token, seen, log);
      if (session) return personFrom(session);
      refused.add(tokenHash);
      throw new BusinessError(known ? errorCodes.sessionExpired : errorCodes.notLoggedIn);
    },

    async sessionsOf(person, log) {
      const all = await kept.findKeptOf(db, person);
      const isOwn = ({ id }: kept.KeptSession) => id === person.sessionId;
      const others = person.isShared ? [] : all.filter((one) => !isOwn(one));
      const living: kept.KeptSession[] = [];
      for (let from = 0; from < others.length; from += AT_ONCE) {
        const group = others.slice(from, from + AT_ONCE);
        const lives = await Promise.all(group.map((one) => isAlive(one, log)));
        living.push(...group.filter((_, index) => lives[index]));
      }
      return [...all.filter(isOwn), ...living];
    },

    async end(person, id, log) {
      refuseInDemo(person.isShared);
      const session = (await kept.findKeptOf(db, person)).find((one) => one.id === id);
      if (!session) throw new BusinessError(errorCodes.notFound);
      await endOne(session, log);
    },

    async endOthers(person, log) {
      refuseInDemo(person.isShared);
      const all = await kept.findKeptOf(db, person);
      const others = all.filter(({ id }) => id !== person.sessionId);
      // One after the other: what was ended before the platform stopped answering stays ended.
      for (const other of others) await endOne(other, log);
      return others.length;
    },
  };
  return people;
}
