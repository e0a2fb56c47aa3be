import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findTenants } from '../domain/admin/find-tenants';
import { menuOf } from '../domain/menu';
import { organChoices, organChoicesOfAccount, tenantIdsOf } from '../domain/organisations';
import { updateProfile, userInfo } from '../domain/profile';
import { userDetail } from '../domain/user-detail';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

/** The person of the session. */
export async function userRoutes(app: FastifyInstance): Promise<void> {
  const { user } = contract;

  route(app, user.updateUser, {
    request: z.object({ nickname: fields.nickname.optional(), name: fields.personName.optional() }),
    response: replies.nullReply,
    handler: async (input, { tx, caller }) => {
      await tx((t) => updateProfile(t, caller.accountId, input));
      return null;
    },
  });

  route(app, user.findUser, {
    response: replies.userDetail,
    handler: (_, { tx, caller }) => tx((t) => userDetail(t, caller)),
  });

  route(app, user.getUserInfo, {
    allowedWithoutFactor: true,
    response: replies.userInfo,
    handler: (_, { tx, caller }) => tx((t) => userInfo(t, caller.accountId)),
  });

  route(app, user.findSaas, {
    request: z.object({
      pageNum: fields.page.pageNum.default(1),
      pageSize: fields.page.pageSize.default(20),
      keyword: fields.text(64).optional(),
    }),
    response: fields.pageOf(replies.tenant),
    handler: (query, { db, caller }) =>
      db.withSystem(async (tx) => findTenants(tx, query, await tenantIdsOf(tx, caller.accountId))),
  });

  route(app, user.findUserOrganList, {
    response: z.array(replies.organChoice),
    handler: (_, { tx, caller }) => tx((t) => organChoices(t, caller)),
  });

  route(app, user.findUserOrganByAccountId, {
    request: z.object({ accountId: fields.identifier }),
    response: z.array(replies.organChoice),
    access: 'administrator.read',
    handler: ({ accountId }, { tx, caller }) =>
      tx((t) => organChoicesOfAccount(t, caller, accountId)),
  });

  route(app, user.getUserMenu, {
    response: z.array(replies.menuNode),
    handler: async (_, { tx, caller, locale }) => {
      const { actor, isOperator } = caller;
      return actor ? tx((t) => menuOf(t, { actorId: actor.id, isOperator }, locale)) : [];
    },
  });
}
