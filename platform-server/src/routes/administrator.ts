import { randomBytes } from 'node:crypto';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountById } from '../domain/account/find-account';
import {
  appoint,
  changeAdministrator,
  dismiss,
  findAdministrators,
  setStatus,
  withLastLogins,
} from '../domain/admin/administrators';
import { accountOfPhone, type TakingIn, takeIn } from '../domain/admin/take-in';
import { BusinessError } from '../http/business-error';
import { actorOf } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route, type SessionCall } from '../http/route';
import { resetForAnother } from './entrance';

const status = z.enum(['active', 'suspended']);

const input = z.object({
  name: fields.personName,
  phone: fields.mobile,
  email: fields.optional(fields.email),
  roleIds: fields.identifiers,
  branchIds: fields.identifiers.optional(),
});

const byId = z.object({ id: fields.identifier });

const write = 'administrator.write';

const takingIn = ({ caller, ip, notices }: SessionCall): TakingIn => {
  const { tenantId, accountId } = caller;
  return { tenantId, organId: actorOf(caller).organId, accountId, ip, notices };
};

/** Three of each kind of character, without look-alikes. */
function randomPassword(): string {
  const text = randomBytes(9)
    .toString('base64url')
    .replace(/[-_lIO0]/g, '7');
  return `${text}#a1`;
}

/** Client administration: the staff of the session's organisation. */
export async function administratorRoutes(app: FastifyInstance): Promise<void> {
  const { administrator, account } = contract;

  route(app, administrator.findByCondition, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      status: status.optional(),
    }),
    response: fields.pageOf(replies.administrator),
    access: 'administrator.read',
    handler: async (query, { tx, db, caller }) => {
      const page = await tx((t) => findAdministrators(t, caller, query));
      return db.withSystem((t) => withLastLogins(t, page));
    },
  });

  route(app, administrator.add, {
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: z.object({ accountId: fields.identifier, roleIds: fields.identifiers }),
    response: replies.made,
    access: write,
    handler: async ({ accountId, roleIds }, call) => {
      const { tx, db, caller, ip } = call;
      refuseInDemo(caller.readOnly);
      const person = await db.withSystem(async (t) => {
        const found = await accountById(t, accountId);
        if (!found?.phone) throw new BusinessError(errorCodes.notFound);
        const { name, nickname, phone } = found;
        const known = { accountId, name: name || nickname || phone, phone };
        await takeIn(t, takingIn(call), known);
        return known;
      });
      return tx((t) => appoint(t, caller, { person, roleIds, ip }));
    },
  });

  route(app, administrator.save, {
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: input,
    response: replies.made,
    access: write,
    handler: async ({ roleIds, branchIds, ...person }, call) => {
      const { tx, db, caller, ip } = call;
      refuseInDemo(caller.readOnly);
      const accountId = await db.withSystem((t) => accountOfPhone(t, takingIn(call), person));
      const appointment = { person: { ...person, accountId }, roleIds, branchIds, ip };
      return tx((t) => appoint(t, caller, appointment));
    },
  });

  for (const [endpoint, request] of [
    [administrator.savePatch, input.partial().extend({ id: fields.identifier })],
    [administrator.update, input.extend({ id: fields.identifier })],
  ] as const) {
    route(app, endpoint as typeof administrator.savePatch, {
      bodyLimit: fields.LISTS_BODY_LIMIT,
      request,
      response: replies.nothing,
      access: write,
      handler: async (change, { tx, caller, ip }) => {
        await tx((t) => changeAdministrator(t, caller, { ...change, ip }));
        return null;
      },
    });
  }

  route(app, administrator.saveDelete, {
    request: byId,
    response: replies.nothing,
    access: write,
    handler: async ({ id }, { tx, caller, ip }) => {
      await tx((t) => dismiss(t, caller, id, ip));
      return null;
    },
  });

  route(app, administrator.changeStatus, {
    request: byId.extend({ status }),
    response: replies.nothing,
    access: write,
    handler: async (change, { tx, caller, ip }) => {
      await tx((t) => setStatus(t, caller, { ...change, ip }));
      return null;
    },
  });

  route(app, account.generateAndSetPassword, {
    request: z.object({ userId: fields.identifier }),
    response: z.object({ password: z.string() }),
    access: 'account.reset',
    handler: async ({ userId }, call) => {
      const password = randomPassword();
      await resetForAnother(call, userId, password);
      return { password };
    },
  });
}
