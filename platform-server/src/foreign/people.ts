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

/** A user of another platform, without an account or a tenant on this server. */
export interface ForeignPerson extends ForeignOwner {
  readonly sessionId: string;
  readonly isVerified: boolean;
  /** True for an account shared by many people, who must not see each other's sessions. */
  readonly isShared: boolean;
  readonly permissions: ReadonlySet<string>;
}

/** Users of the platform in PLATFORM_API_URL. Each call throws 503 while it is unreachable. */
export interface ForeignPeople {
  /** Throws 10000 for an unknown token, 303 for an expired one, 429 for too many unknown ones. */
  personOf(token: string, source: RequestSource, log: FastifyBaseLogger): Promise<ForeignPerson>;
  /** The person's live sessions that were used on this server; the current one first. */
  sessionsOf(person: ForeignPerson, log: FastifyBaseLogger): Promise<ForeignSession[]>;
  /** Ends one session at the platform. Throws 40400 if there is none with that id. */
  end(person: ForeignPerson, id: string, log: FastifyBaseLogger): Promise<void>;
  /** Ends all sessions but the current one; returns their number. */
  endOthers(person: ForeignPerson, log: FastifyBaseLogger): Promise<number>;
}

export interface ForeignOptions extends LogInOptions {
  readonly operators: readonly string[];
  readonly sharedAccounts: readonly string[];
}

/** Characters that a header may contain; no other text can be a token. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;
/** Sessions of one list that are checked at the same time. */
const MAX_CONCURRENT = 5;

/** Permissions of the platform's operators here. Changes need a fresh proof, which only the platform could check. */
const operatorPermissions: ReadonlySet<string> = new Set(['platform.modules']);
const noPermissions: ReadonlySet<string> = new Set();

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
    const permissions = operators.has(userId) && !isShared ? operatorPermissions : noPermissions;
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
      const aliveSessions: ForeignSession[] = [];
      for (let from = 0; from < others.length; from += MAX_CONCURRENT) {
        const group = others.slice(from, from + MAX_CONCURRENT);
        const aliveFlags = await Promise.all(group.map((session) => logIns.isAlive(session, log)));
        aliveSessions.push(...group.filter((_, index) => aliveFlags[index]));
      }
      return [...all.filter(isOwn), ...aliveSessions];
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
      // Sequential: sessions ended before a failure of the platform stay ended.
      for (const session of others) await logIns.end(session, log);
      return others.length;
    },
  };
}
