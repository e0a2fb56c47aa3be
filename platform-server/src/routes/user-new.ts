import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { myBranches } from '../domain/identity/own-branches';
import { companyIdOf, identities } from '../domain/identity/own-identities';
import { tenantChoices } from '../domain/identity/tenant-choices';
import { menuOf } from '../domain/menu';
import { userInfo } from '../domain/profile';
import * as replies from '../http/replies';
import { route } from '../http/route';

/** User and tenant info, new flow. */
export async function userNewRoutes(app: FastifyInstance): Promise<void> {
  const { userNew } = contract;

  route(app, userNew.getUserInfo, {
    allowedWithoutFactor: true,
    response: replies.userInfo,
    handler: (_, { tx, caller }) => tx((t) => userInfo(t, caller.accountId)),
  });

  route(app, userNew.findMySaas, {
    response: z.array(
      z.object({
        saasId: z.string(),
        name: z.string(),
        logo: z.string().nullable(),
        current: z.boolean(),
      }),
    ),
    handler: (_, { db, caller }) => db.withSystem((tx) => tenantChoices(tx, caller)),
  });

  route(app, userNew.findMyIdentity, {
    response: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.enum(['administrator', 'staff', 'teacher', 'student', 'operator']),
        organ: z.string(),
        organName: z.string(),
        current: z.boolean(),
      }),
    ),
    handler: (_, { tx, caller }) => tx((t) => identities(t, caller)),
  });

  route(app, userNew.getMenu, {
    response: z.array(replies.menuNode),
    handler: async (_, { tx, caller, locale }) => {
      const { actor, isOperator } = caller;
      return actor ? tx((t) => menuOf(t, { actorId: actor.id, isOperator }, locale)) : [];
    },
  });

  route(app, userNew.findMyBranch, {
    response: z.array(replies.branch),
    handler: (_, { tx, caller }) => tx((t) => myBranches(t, caller)),
  });

  route(app, userNew.queryUserCompanyId, {
    response: z.string().nullable(),
    handler: (_, { tx, caller }) => tx((t) => companyIdOf(t, caller.accountId)),
  });
}
