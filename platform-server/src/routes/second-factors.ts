import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addPasskey, startPasskey } from '../domain/factors/add-passkey';
import { confirmTotp, startTotp } from '../domain/factors/add-totp';
import type { FactorOwner } from '../domain/factors/factor-owner';
import {
  ownFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
} from '../domain/factors/own-factors';
import { removeFactorsOf } from '../domain/factors/remove-factors';
import { tenantOfHost } from '../domain/tenants';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import { WEBAUTHN_BODY_LIMIT, webAuthnJson } from './webauthn';

const added = z.object({ id: z.string(), recoveryCodes: z.array(z.string()).nullable() });
const name = fields.requiredText(30);
const allowedWithoutFactor = true;

/** Second factors of the person's own account; operators remove those of others. */
export async function secondFactorRoutes(app: FastifyInstance): Promise<void> {
  const { secondFactor } = contract;
  const { production, login } = app.services;
  const { secret } = login.codes;

  function ownerOf({ caller, ip, noticeDelivery, page }: SessionCall): FactorOwner {
    refuseInDemo(caller.readOnly);
    return { ...caller, ip, noticeDelivery, page, demanded: production && caller.isOperator };
  }

  route(app, secondFactor.list, {
    allowedWithoutFactor,
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['totp', 'passkey']),
          name: z.string(),
          host: z.string().nullable(),
          createdAt: z.string(),
          lastUsedAt: z.string().nullable(),
        }),
      ),
      recoveryCodesLeft: z.number().int(),
      demanded: z.boolean(),
    }),
    handler: (_, call) => ownFactors(call.db, ownerOf(call)),
  });

  route(app, secondFactor.startTotp, {
    allowedWithoutFactor,
    proof: 'fresh',
    request: z.object({ name }),
    response: z.object({ id: z.string(), secret: z.string(), uri: z.string() }),
    handler: (input, call) => startTotp(call.db, secret, ownerOf(call), input.name),
  });

  route(app, secondFactor.confirmTotp, {
    allowedWithoutFactor,
    request: z.object({ id: fields.identifier, code: fields.text(32) }),
    response: added,
    handler: (input, call) => confirmTotp(call.db, secret, ownerOf(call), input),
  });

  route(app, secondFactor.startPasskey, {
    allowedWithoutFactor,
    proof: 'fresh',
    response: webAuthnJson,
    handler: async (_, call) => {
      const owner = ownerOf(call);
      // Only on a tenant's host, because a passkey is bound to the host.
      await call.db.withSystem((tx) => tenantOfHost(tx, call.page.host));
      return startPasskey(call.db, owner);
    },
  });

  route(app, secondFactor.addPasskey, {
    allowedWithoutFactor,
    bodyLimit: WEBAUTHN_BODY_LIMIT,
    request: z.object({ name, response: webAuthnJson }),
    response: added,
    handler: (input, call) => addPasskey(call.db, secret, ownerOf(call), input),
  });

  route(app, secondFactor.rename, {
    allowedWithoutFactor,
    proof: 'fresh',
    request: z.object({ id: fields.identifier, name }),
    response: replies.nullReply,
    handler: async (input, call) => {
      await renameFactor(call.db, ownerOf(call), input);
      return null;
    },
  });

  route(app, secondFactor.remove, {
    proof: 'fresh',
    request: z.object({ id: fields.identifier }),
    response: replies.nullReply,
    handler: async ({ id }, call) => {
      await removeFactor(call.db, ownerOf(call), id);
      return null;
    },
  });

  route(app, secondFactor.renewRecoveryCodes, {
    proof: 'fresh',
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    handler: (_, call) => renewRecoveryCodes(call.db, secret, ownerOf(call)),
  });

  route(app, secondFactor.removeOfAnother, {
    access: 'platform.tenant',
    proof: 'fresh',
    request: z.object({ account: fields.accountName }),
    response: z.object({ removed: z.number().int() }),
    handler: ({ account }, call) => {
      refuseInDemo(call.caller.readOnly);
      const { caller, ip, noticeDelivery } = call;
      return call.db.withSystem((tx) =>
        removeFactorsOf(tx, { ...caller, ip, noticeDelivery }, account),
      );
    },
  });
}
