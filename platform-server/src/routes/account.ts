import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Changer } from '../domain/account/bound-account';
import {
  applyForClosing,
  closingState,
  withdrawClosing,
} from '../domain/account/closure-application';
import { accountGuards } from '../domain/account/guards';
import { logOut } from '../domain/account/own-sessions';
import { changePassword } from '../domain/account/password-change';
import { switchBranch } from '../domain/identity/new-flow';
import { adminBranches, organChoices } from '../domain/organisations';
import { passwordAge } from '../domain/password-age';
import { userInfo } from '../domain/profile';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';

export const changer = ({ caller, ip, noticeDelivery }: SessionCall): Changer => ({
  ...caller,
  ip,
  noticeDelivery,
});

/** Calls of the old flow about the account of the session. */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;
  const { faces } = app.services;

  route(app, account.logout, {
    allowedWithoutFactor: true,
    response: replies.nullReply,
    handler: async (_, { db, caller, ip }) => {
      await db.withSystem((tx) => logOut(tx, caller, ip));
      return null;
    },
  });

  route(app, account.getUserInfo, {
    allowedWithoutFactor: true,
    response: replies.userInfo,
    handler: (_, { tx, caller }) => tx((t) => userInfo(t, caller.accountId)),
  });

  route(app, account.changePassword, {
    request: z.object({
      password: fields.password,
      passwordNew: fields.password,
      repsw: fields.password,
    }),
    response: z.boolean(),
    handler: async (input, call) => {
      refuseInDemo(call.caller.readOnly);
      await changePassword(call.db, changer(call), input);
      return true;
    },
  });

  route(app, account.checkPasswordTime, {
    response: z.object({ changedAt: z.string(), maximumDays: z.number().nullable() }),
    handler: (_, { tx, caller }) => tx((t) => passwordAge(t, caller.accountId)),
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

  route(app, account.switchBranch, {
    request: z.object({ branchUcode: fields.text(32) }),
    response: replies.sessionContext,
    handler: ({ branchUcode }, { db, caller }) => switchBranch(db, caller, branchUcode),
  });

  route(app, account.applyAccountLogout, {
    request: z.object({ agreed: z.literal(true, 'field.agreed'), reason: fields.remark(500) }),
    response: replies.logoutApplication,
    handler: ({ reason = '' }, call) => {
      refuseInDemo(call.caller.readOnly);
      return call.db.withSystem((tx) => applyForClosing(tx, changer(call), reason));
    },
  });

  route(app, account.withdrawAccountLogout, {
    response: replies.nullReply,
    handler: async (_, { db, caller: { accountId, tenantId }, ip }) => {
      await db.withSystem((tx) => withdrawClosing(tx, { accountId, tenantId, ip }));
      return null;
    },
  });

  route(app, account.getAccountLogoutState, {
    response: replies.logoutApplication,
    handler: (_, { db, caller }) => db.withSystem((tx) => closingState(tx, caller.accountId)),
  });

  route(app, account.getAccountGuards, {
    response: replies.accountGuards,
    handler: (_, { db, caller }) =>
      db.withSystem((tx) => accountGuards(tx, faces.secret, caller.accountId)),
  });
}
