import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loginByPassword } from '../domain/login';
import { adminBranches, organChoices } from '../domain/organisations';
import { userInfo } from '../domain/profile';
import { revokeSession } from '../domain/sessions';
import * as replies from '../http/replies';
import { route } from '../http/route';

export async function accountRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;

  route(app, account.login, {
    request: z.object({ account: z.string().max(254), password: z.string().max(128) }),
    response: z.object({ token: z.string(), userId: z.string() }),
    handler: (input, { db, host }) => loginByPassword(db, host, input, app.settings.limits),
  });

  route(app, account.logout, {
    response: replies.nothing,
    handler: async (_, { db, caller }) => {
      await db.withSystem((tx) => revokeSession(tx, caller.sessionId));
      return null;
    },
  });

  route(app, account.getUserInfo, {
    response: replies.userInfo,
    handler: (_, { tx, caller }) => tx((t) => userInfo(t, caller.accountId)),
  });

  route(app, account.findOrganList, {
    response: z.array(replies.organChoice),
    handler: (_, { tx, caller }) => tx((t) => organChoices(t, caller)),
  });

  route(app, account.findAdminBranchList, {
    response: z.array(replies.branch),
    handler: (_, { tx, caller, context }) => {
      const chosen = caller.flow === 'new' || context.actor !== null || context.organ !== null;
      return tx((t) => adminBranches(t, caller, chosen));
    },
  });
}
