import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { register } from '../domain/account/registration';
import { readRecipient } from '../domain/codes/recipient';
import { checkRegions } from '../domain/companies';
import { demoLogin } from '../domain/demo-login';
import { login } from '../domain/login';
import * as fields from '../http/fields';
import { licencePicture } from '../http/licence-picture';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { tenantIdOf } from './reset-by-code';

/** A picture of 2 MB as base64 and the rest of the form; nginx has the same limit. */
const LICENCE_BODY_LIMIT = 3_145_728;

/** Public calls of the old flow: log-in, registration, password reset. */
export async function entranceRoutes(app: FastifyInstance): Promise<void> {
  const { account } = contract;
  const policy = app.services.login;

  route(app, account.login, {
    request: z.object({ account: fields.accountName, password: fields.password }),
    response: replies.loginResult,
    handler: (input, { db, host, page, ip, token, noticeDelivery }) => {
      const recipient = recipientToLogIn(input.account);
      const proof = { password: input.password };
      const loginContext = { host, pageHost: page.host, ip, token, noticeDelivery };
      return login(db, policy, { recipient, proof, flow: 'old', ...loginContext });
    },
  });

  route(app, account.loginByAuthCode, {
    request: z.object({ account: fields.accountName, authCode: fields.authCode }),
    response: replies.loginResult,
    handler: ({ account: name, authCode }, { db, host, page, ip, token, noticeDelivery }) => {
      const recipient = recipientToLogIn(name);
      const loginContext = { host, pageHost: page.host, ip, token, noticeDelivery };
      return login(db, policy, { recipient, proof: { authCode }, flow: 'old', ...loginContext });
    },
  });

  route(app, account.demoLogin, {
    request: z.object({ adminFlag: z.literal(1) }),
    response: replies.loginResult,
    handler: (_, { db, ip }) => demoLogin(db, policy, ip),
  });

  route(app, account.register, {
    request: z.object({
      account: fields.accountName,
      authCode: fields.authCode,
      password: fields.password,
      name: fields.personName,
    }),
    response: z.object({ userId: z.string() }),
    handler: async ({ account: name, ...input }, call) => {
      const recipient = readRecipient(name);
      const tenantId = await tenantIdOf(call);
      const newcomer = { ...input, recipient, tenantId, ip: call.ip };
      const { userId } = await register(call.db, policy.codes, newcomer);
      return { userId };
    },
  });

  route(app, account.registerCompany, {
    bodyLimit: LICENCE_BODY_LIMIT,
    request: z.object({
      account: fields.accountName,
      authCode: fields.authCode,
      password: fields.password,
      companyName: fields.requiredText(100),
      creditCode: fields.creditCode,
      contactName: fields.personName,
      regionIds: fields.regionIds.optional(),
      address: fields.remark(200),
      licenceImage: licencePicture.optional(),
    }),
    response: z.object({ companyId: z.string() }),
    handler: async (input, call) => {
      const { companyName, creditCode, contactName, regionIds = [], address = null } = input;
      const { licenceImage = null } = input;
      checkRegions(regionIds);
      const { authCode, password } = input;
      const recipient = readRecipient(input.account);
      const tenantId = await tenantIdOf(call);
      const newcomer = { recipient, authCode, password, name: contactName, tenantId, ip: call.ip };
      const data = { name: companyName, creditCode, contactName, regionIds, address, licenceImage };
      const { companyId } = await register(call.db, policy.codes, newcomer, data);
      return { companyId: companyId ?? '' };
    },
  });
}

/** Treats an invalid account name like an unknown account. */
export function recipientToLogIn(name: string) {
  try {
    return readRecipient(name);
  } catch {
    return { kind: 'mail', value: name.trim().toLowerCase() } as const;
  }
}
