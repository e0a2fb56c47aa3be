import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { Secret } from '../domain/codes/secret';
import { BusinessError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import {
  type ForeignOwner,
  type ForeignSession,
  findByOwner,
  type RequestSource,
} from './foreign-sessions';
import { createLogIns, type LogInOptions } from './log-ins';

/** Somebody whom another platform knows: no account of this server, and no tenant's. */
export interface ForeignPerson extends ForeignOwner {
  readonly sessionId: string;
  readonly isVerified: boolean;
  /** Many people share this account: they learn nothing of each other. */
  readonly isShared: boolean;
  readonly permissions: ReadonlySet<string>;
}

/** The people of the platform that PLATFORM_API_URL names. Each call throws 503 while it does not answer. */
export interface ForeignPeople {
  /** Throws 10000 for an unknown token, 303 for one that is over, 429 for too many unknown ones. */
  personOf(token: string, source: RequestSource, log: FastifyBaseLogger): Promise<ForeignPerson>;
  /** Log-ins of the person that came by here and live; the asking one first. */
  sessionsOf(person: ForeignPerson, log: FastifyBaseLogger): Promise<ForeignSession[]>;
  /** Ends one at the platform itself. Throws 40400 for one that is not there. */
  end(person: ForeignPerson, id: string, log: FastifyBaseLogger): Promise<void>;
  /** Ends all but the asking one; says how many. */
  endOthers(person: ForeignPerson, log: FastifyBaseLogger): Promise<number>;
}

export interface ForeignOptions extends LogInOptions {
  readonly operators: readonly string[];
  readonly sharedAccounts: readonly string[];
}

/** What a header may carry; anything else cannot be a token. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;
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
  const logIns = createLogIns(db, secret, options);

  function personFrom({ id, userId, isVerified }: ForeignSession): ForeignPerson {
    const isShared = sharedAccounts.has(userId);
    const permissions = operators.has(userId) && !isShared ? operatorPermissions : none;
    return { sessionId: id, platform, userId, isVerified, isShared, permissions };
  }

  return {
    async personOf(token, source, log) {
      if (!TOKEN.test(token)) throw new BusinessError(errorCodes.notLoggedIn);
      const { session, isKnown } = await logIns.findByToken(token, source, log);
      if (session) return personFrom(session);
      throw new BusinessError(isKnown ? errorCodes.sessionExpired : errorCodes.notLoggedIn);
    },

    async sessionsOf(person, log) {
      const all = await findByOwner(db, person);
      const isOwn = ({ id }: ForeignSession) => id === person.sessionId;
      const others = person.isShared ? [] : all.filter((item) => !isOwn(item));
      const living: ForeignSession[] = [];
      for (let from = 0; from < others.length; from += AT_ONCE) {
        const group = others.slice(from, from + AT_ONCE);
        const lives = await Promise.all(group.map((session) => logIns.isAlive(session, log)));
        living.push(...group.filter((_, index) => lives[index]));
      }
      return [...all.filter(isOwn), ...living];
    },

    async end(person, id, log) {
      refuseInDemo(person.isShared);
      const session = (await findByOwner(db, person)).find(
        (foreignSession) => foreignSession.id === id,
      );
      if (!session) throw new BusinessError(errorCodes.notFound);
      await logIns.end(session, log);
    },

    async endOthers(person, log) {
      refuseInDemo(person.isShared);
      const all = await findByOwner(db, person);
      const others = all.filter(({ id }) => id !== person.sessionId);
      // One after the other: what was ended before the platform stopped answering stays ended.
      for (const other of others) await logIns.end(other, log);
      return others.length;
    },
  };
}
