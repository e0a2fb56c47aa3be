import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindAccount, proveOldAccount, rebindAccount } from '../domain/account/bindings';
import { readRecipient } from '../domain/codes/recipient';
import { boundAccounts } from '../domain/profile';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { changer } from './account';

const proof = z.object({ account: fields.accountName, authCode: fields.authCode });

/** Calls of the old flow about the addresses bound to the account of the session. */
export async function accountBindingRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;
  const { codes } = app.services.login;

  route(app, account.checkAuthCode, {
    request: proof,
    response: z.boolean(),
    handler: async (input, call) => {
      const recipient = readRecipient(input.account);
      await proveOldAccount(call.db, codes, changer(call), recipient, input.authCode);
      return true;
    },
  });

  for (const [endpoint, change] of [
    [account.bindUserAccount, bindAccount],
    [account.unBindUserAccount, rebindAccount],
  ] as const) {
    route(app, endpoint, {
      // Only for a first binding: changing a bound address is proved by a code to the old one.
      ...(change === bindAccount && { proof: 'fresh' }),
      request: proof,
      response: replies.nullReply,
      handler: async (input, call) => {
        refuseInDemo(call.caller.readOnly);
        const to = readRecipient(input.account);
        await change(call.db, codes, changer(call), to, input.authCode);
        return null;
      },
    });
  }

  for (const [endpoint, kind] of [
    [account.judgeAccountIfBindPhone, 'phone'],
    [account.judgeAccountIfBindMail, 'mail'],
  ] as const) {
    route(app, endpoint, {
      response: z.boolean(),
      handler: async (_, { tx, caller }) =>
        (await tx((t) => boundAccounts(t, caller.accountId)))[kind] !== null,
    });
  }

  for (const [endpoint, kind] of [
    [account.getCurrentUserAccount, 'phone'],
    [account.getCurrentUserMail, 'mail'],
  ] as const) {
    route(app, endpoint, {
      response: z.string().nullable(),
      handler: async (_, { tx, caller }) =>
        (await tx((t) => boundAccounts(t, caller.accountId)))[kind],
    });
  }
}
