import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { logOut } from '../domain/account/own-sessions';
import { repeatedPassword } from '../domain/account/password-change';
import { switchBranch, switchIdentity } from '../domain/identity/new-flow';
import { switchTenant } from '../domain/identity/tenant-choices';
import { login } from '../domain/login';
import { FieldError } from '../http/business-error';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { recipientToLogIn } from './entrance';
import { resetByCode } from './reset-by-code';

/** Calls of the new flow about the account of the session. */
export async function accountNewRoutes(app: FastifyInstance): Promise<void> {
  const { accountNew } = contract;
  const policy = app.services.login;

  route(app, accountNew.login, {
    request: z.object({
      account: fields.accountName,
      password: fields.password.optional(),
      authCode: fields.authCode.optional(),
    }),
    response: replies.loginResult,
    handler: ({ account, password, authCode }, { db, host, page, ip, token, noticeDelivery }) => {
      const recipient = recipientToLogIn(account);
      if (password === undefined && authCode === undefined) {
        throw new FieldError('authCode', 'field.authCode');
      }
      const proof = password !== undefined ? { password } : { authCode: authCode ?? '' };
      const loginContext = { host, pageHost: page.host, ip, token, noticeDelivery };
      return login(db, policy, { recipient, proof, flow: 'new', ...loginContext });
    },
  });

  route(app, accountNew.logout, {
    allowedWithoutFactor: true,
    response: replies.nullReply,
    handler: async (_, { db, caller, ip }) => {
      await db.withSystem((tx) => logOut(tx, caller, ip));
      return null;
    },
  });

  route(app, accountNew.switchSaas, {
    request: z.object({ saasId: fields.identifier }),
    response: replies.loginResult,
    handler: ({ saasId }, { db, caller, ip }) =>
      db.withSystem((tx) => switchTenant(tx, caller, { saasId, ip }, policy.limits)),
  });

  route(app, accountNew.switchIdentity, {
    request: z.object({ identityId: fields.identifier }),
    response: replies.sessionContext,
    handler: ({ identityId }, { db, caller }) => switchIdentity(db, caller, identityId),
  });

  route(app, accountNew.switchBranch, {
    request: z.object({ branchUcode: fields.text(32) }),
    response: replies.sessionContext,
    handler: ({ branchUcode }, { db, caller }) => switchBranch(db, caller, branchUcode),
  });

  for (const endpoint of [
    accountNew.changePasswordByPhoneAuthCode,
    accountNew.changePasswordByMailAuthCode,
  ]) {
    route(app, endpoint, {
      request: z.object({
        account: fields.accountName,
        authCode: fields.authCode,
        passwordNew: fields.password,
        repsw: fields.password,
      }),
      response: replies.nullReply,
      handler: async ({ account, authCode, ...input }, call) => {
        const password = await repeatedPassword(input);
        await resetByCode(call, policy.codes, { account, authCode, password });
        return null;
      },
    });
  }
}
