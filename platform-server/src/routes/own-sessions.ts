import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endOtherSessions, endSession, ownSessions } from '../domain/account/own-sessions';
import type { ForeignSession } from '../foreign/foreign-sessions';
import type { ForeignPerson } from '../foreign/people';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const session = z.object({
  sessionId: z.string(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
  scope: z.literal('shell').optional(),
});

/** The reply for a session at the platform; sessions that never called this server are unknown here. */
const foreignSession = (person: ForeignPerson, foreign: ForeignSession) => ({
  sessionId: foreign.id,
  userAgent: foreign.userAgent,
  ip: foreign.ip,
  createdAt: foreign.createdAt.toISOString(),
  lastSeenAt: foreign.lastSeenAt.toISOString(),
  current: foreign.id === person.sessionId,
  scope: 'shell' as const,
});

/** A person's sessions, and the history of their account. */
export async function ownSessionRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;

  route(app, account.findSessions, {
    response: z.array(session),
    handler: (_, { db, caller }) => db.withSystem((tx) => ownSessions(tx, caller)),
    foreign: async (_, { people, person, log }) =>
      (await people.sessionsOf(person, log)).map((foreign) => foreignSession(person, foreign)),
  });

  route(app, account.endSession, {
    request: z.object({ sessionId: fields.identifier }),
    response: replies.nullReply,
    handler: async ({ sessionId }, { db, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      await db.withSystem((tx) => endSession(tx, caller, sessionId, ip));
      return null;
    },
    foreign: async ({ sessionId }, { people, person, log }) => {
      await people.end(person, sessionId, log);
      return null;
    },
  });

  route(app, account.endOtherSessions, {
    response: z.object({ ended: z.number().int() }),
    handler: async (_, { db, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      return db.withSystem((tx) => endOtherSessions(tx, caller, ip));
    },
    foreign: async (_, { people, person, log }) => ({ ended: await people.endOthers(person, log) }),
  });
}
