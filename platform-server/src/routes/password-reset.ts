import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { repeatedPassword } from '../domain/account/password-change';
import { FieldError } from '../http/business-error';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { resetPasswordOfAnother } from './generated-password';
import { resetByCode } from './reset-by-code';

/** Public calls of the old flow that reset a password. */
export async function passwordResetRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;
  const policy = app.services.login;

  route(app, account.resetPassword, {
    request: z.object({
      account: fields.accountName.optional(),
      authCode: fields.authCode.optional(),
      userId: fields.identifier.optional(),
      password: fields.password,
    }),
    response: replies.nullReply,
    handler: async ({ account: name, authCode, userId, password }, call) => {
      if (userId !== undefined) {
        await resetPasswordOfAnother(call, userId, password);
        return null;
      }
      if (name === undefined) throw new FieldError('account', 'field.mobile');
      if (authCode === undefined) throw new FieldError('authCode', 'field.authCode');
      await resetByCode(call, policy.codes, { account: name, authCode, password });
      return null;
    },
  });

  route(app, account.resetPasswordNew, {
    request: z.object({
      account: fields.accountName,
      authCode: fields.authCode,
      passwordNew: fields.password,
      repsw: fields.password,
    }),
    response: replies.nullReply,
    handler: async ({ account: name, authCode, ...input }, call) => {
      const password = await repeatedPassword(input);
      await resetByCode(call, policy.codes, {
        account: name,
        authCode,
        password,
        field: 'passwordNew',
      });
      return null;
    },
  });
}
