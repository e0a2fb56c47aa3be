import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountSessions } from '../domain/admin/account-sessions';
import { endAccountSessions } from '../domain/admin/end-account-sessions';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { randomPassword } from './administrator';
import { resetPasswordOfAnother } from './generated-password';

const byId = z.object({ id: fields.identifier });

/** What administrators do with the account of another person. */
export async function administratorAccountRoutes(app: FastifyInstance): Promise<void> {
  const { administrator, account } = contract;

  route(app, administrator.findSessions, {
    request: byId,
    response: z.array(replies.administratorSession),
    access: 'account.reset',
    handler: ({ id }, { db, caller }) => accountSessions(db, caller, id),
  });

  route(app, administrator.endSessions, {
    proof: 'fresh',
    request: byId.extend({
      sessionId: fields.identifier.optional(),
      reason: fields.requiredText(200),
    }),
    response: z.object({ ended: z.number().int() }),
    access: 'account.reset',
    handler: (sessionRef, { db, caller, ip, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      return endAccountSessions(db, caller, { ...sessionRef, ip, noticeDelivery });
    },
  });

  route(app, account.generateAndSetPassword, {
    request: z.object({ userId: fields.identifier }),
    response: z.object({ password: z.string() }),
    access: 'account.reset',
    handler: async ({ userId }, call) => {
      const password = randomPassword();
      await resetPasswordOfAnother(call, userId, password);
      return { password };
    },
  });
}
