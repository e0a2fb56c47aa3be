import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findAccount } from '../domain/account/find-account';
import type { CodePurpose } from '../domain/codes/code-policy';
import { type Recipient, readRecipient } from '../domain/codes/recipient';
import { sendCode } from '../domain/codes/send-code';
import { tenantOfHost } from '../domain/tenants';
import { BusinessError, FieldError } from '../http/business-error';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { PublicCall } from '../http/route-call';

/** Purposes of codes that need no session; a code for an account change does. */
const purposes: Readonly<Record<number, CodePurpose>> = { 1: 'login', 3: 'register', 4: 'reset' };

/** All calls that send a code. */
export async function authCodeRoutes(app: FastifyInstance): Promise<void> {
  const { account, accountNew } = contract;
  const { codes } = app.services.login;

  /** Does not disclose whether an account exists: without one all is the same, but no message is sent. */
  async function sendOpen(call: PublicCall, purpose: CodePurpose, recipient: Recipient) {
    const { db, host, ip, locale } = call;
    const { tenantId, owner } = await db.withSystem(async (tx) => ({
      tenantId: (await tenantOfHost(tx, host)).id,
      owner: (await findAccount(tx, recipient))?.id ?? null,
    }));
    const isDecoy = purpose !== 'register' && owner === null;
    await sendCode(db, codes, { purpose, recipient, tenantId, locale, ip, owner, isDecoy });
    return null;
  }

  for (const endpoint of [account.getAuthCode, account.getAuthCodeCommon]) {
    route(app, endpoint, {
      request: z.object({
        account: fields.accountName,
        type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
      }),
      response: replies.nullReply,
      handler: ({ account: name, type }, call) => {
        const purpose = purposes[type];
        if (!purpose) throw new FieldError('type', 'field.codeType');
        return sendOpen(call, purpose, readRecipient(name));
      },
    });
  }

  route(app, account.getAuthCodePublic, {
    request: z.object({ account: fields.accountName, type: z.literal(2) }),
    response: replies.nullReply,
    handler: async ({ account: name }, { db, caller, ip, locale }) => {
      if (caller.readOnly) throw new BusinessError(errorCodes.demoReadOnly);
      const { tenantId, accountId } = caller;
      const recipient = readRecipient(name);
      const request = { purpose: 'change', recipient, tenantId, accountId, ip, locale } as const;
      await sendCode(db, codes, request);
      return null;
    },
  });

  for (const [endpoint, purpose] of [
    [accountNew.getPhoneAuthCode4Login, 'login'],
    [accountNew.getPhoneAuthCode4ChangePwd, 'reset'],
  ] as const) {
    route(app, endpoint, {
      request: z.object({ phone: fields.mobile }),
      response: replies.nullReply,
      handler: ({ phone }, call) => sendOpen(call, purpose, readRecipient(phone, 'phone')),
    });
  }

  for (const [endpoint, purpose] of [
    [accountNew.getMailAuthCode4Login, 'login'],
    [accountNew.getMailAuthCode4ChangePwd, 'reset'],
  ] as const) {
    route(app, endpoint, {
      request: z.object({ mail: fields.email }),
      response: replies.nullReply,
      handler: ({ mail }, call) => sendOpen(call, purpose, readRecipient(mail, 'mail')),
    });
  }
}
