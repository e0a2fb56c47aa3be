import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  endOtherSessions,
  endSession,
  ownActivity,
  ownSessions,
} from '../domain/account/own-sessions';
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
});

const activity = z.object({
  id: z.string(),
  action: z.enum([
    'login',
    'loginRefused',
    'logout',
    'passwordChanged',
    'phoneBound',
    'phoneReplaced',
    'mailBound',
    'mailReplaced',
    'verified',
    'faceEnrolled',
    'faceWithdrawn',
    'logoutApplied',
    'logoutWithdrawn',
    'sessionsEnded',
  ]),
  ip: z.string(),
  userAgent: z.string(),
  happenedAt: z.string(),
});

/** Where a person is logged in, and what happened to the account. */
export async function ownSessionRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;

  route(app, account.findSessions, {
    response: z.array(session),
    handler: (_, { db, caller }) => db.withSystem((tx) => ownSessions(tx, caller)),
  });

  route(app, account.endSession, {
    request: z.object({ sessionId: fields.identifier }),
    response: replies.nothing,
    handler: async ({ sessionId }, { db, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      await db.withSystem((tx) => endSession(tx, caller, sessionId, ip));
      return null;
    },
  });

  route(app, account.endOtherSessions, {
    response: z.object({ ended: z.number().int() }),
    handler: async (_, { db, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      return db.withSystem((tx) => endOtherSessions(tx, caller, ip));
    },
  });

  route(app, account.findActivity, {
    request: z.object(fields.page),
    response: fields.pageOf(activity),
    handler: (query, { db, caller }) => db.withSystem((tx) => ownActivity(tx, caller, query)),
  });
}
