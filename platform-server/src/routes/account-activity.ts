import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ownActivity } from '../domain/account/own-activity';
import * as fields from '../http/fields';
import { route } from '../http/route';

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
    'faceMatched',
    'logoutApplied',
    'logoutWithdrawn',
    'sessionsEnded',
    'appAdded',
    'appRemoved',
    'passkeyAdded',
    'passkeyRemoved',
    'factorsRemoved',
    'recoveryCodesRenewed',
    'recoveryCodeUsed',
    'changesUndone',
    'noticesChosen',
    'calendarOpened',
    'calendarClosed',
  ]),
  ip: z.string(),
  userAgent: z.string(),
  happenedAt: z.string(),
});

/** What happened with the account of the session. */
export async function accountActivityRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;

  route(app, account.findActivity, {
    request: z.object(fields.page),
    response: fields.pageOf(activity),
    handler: (query, { db, caller }) => db.withSystem((tx) => ownActivity(tx, caller, query)),
  });
}
