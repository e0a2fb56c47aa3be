import { randomBytes } from 'node:crypto';
import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountSessions } from '../domain/admin/account-sessions';
import { dismiss, setStatus } from '../domain/admin/administrator-status';
import { changeAdministrator, revealPhone } from '../domain/admin/change-administrator';
import { endAccountSessions } from '../domain/admin/end-account-sessions';
import { findAdministrators } from '../domain/admin/find-administrators';
import { inviteStaffByAccount, inviteStaffByPhone } from '../domain/admin/invite-staff';
import { countAdministered } from '../domain/admin/tenant-share';
import { countOrRefuse } from '../domain/codes/limits';
import { countReveal } from '../domain/reveals';
import { actorOf } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import { resetPasswordOfAnother } from './entrance';

const status = z.enum(['active', 'suspended']);

const input = z.object({
  name: fields.personName,
  phone: fields.mobile,
  email: fields.optional(fields.email),
  roleIds: fields.identifiers,
  branchIds: fields.identifiers.optional(),
});

const change = input.partial().extend({ id: fields.identifier, version: fields.version });

const byId = z.object({ id: fields.identifier });

const write = 'administrator.write';

/** Limit of additions and invitations per administrator, counting refused ones, so that numbers cannot be probed. */
const PER_ACTOR = { max: 60, seconds: 3600 };
/** Limit per person and tenant, so that invitations cannot be used for harassment. */
const PER_PERSON = { max: 5, seconds: 86_400 };

/** Counts before looking up the account, so that the limit does not reveal whether it exists. */
export async function countInvitation({ db, caller }: SessionCall, person: string): Promise<void> {
  await countOrRefuse(db, `engage:${actorOf(caller).id}`, PER_ACTOR);
  await countOrRefuse(db, `engage:${caller.tenantId}:${person}`, PER_PERSON);
  await countAdministered(db, caller.tenantId);
}

/** Twelve random characters without similar-looking ones, and a suffix that satisfies the password rules. */
export function randomPassword(): string {
  const text = randomBytes(9)
    .toString('base64url')
    .replace(/[-_lIO0]/g, '7');
  return `${text}#a1`;
}

/** Administrators and other staff of the session's organisation. */
export async function administratorRoutes(app: FastifyInstance): Promise<void> {
  const { administrator, account } = contract;

  route(app, administrator.findByCondition, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      status: status.optional(),
      roleId: fields.identifier.optional(),
      branchId: fields.identifier.optional(),
    }),
    response: fields.pageOf(replies.administrator),
    access: 'administrator.read',
    handler: (query, { tx, caller, locale }) =>
      tx((t) => findAdministrators(t, caller, query, locale)),
  });

  route(app, administrator.add, {
    proof: 'fresh',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: z.object({ accountId: fields.identifier, roleIds: fields.identifiers }),
    response: replies.staffInvitationReply,
    access: write,
    handler: async ({ accountId, roleIds }, call) => {
      const { tx, caller, ip, notices } = call;
      refuseInDemo(caller.readOnly);
      await countInvitation(call, accountId);
      return tx((t) => inviteStaffByAccount(t, caller, accountId, { roleIds, ip, notices }));
    },
  });

  route(app, administrator.save, {
    proof: 'fresh',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: input,
    response: replies.staffInvitationReply,
    access: write,
    handler: async ({ roleIds, branchIds, ...person }, call) => {
      const { tx, caller, ip, notices } = call;
      refuseInDemo(caller.readOnly);
      await countInvitation(call, person.phone);
      return tx((t) => inviteStaffByPhone(t, caller, person, { roleIds, branchIds, ip, notices }));
    },
  });

  for (const [endpoint, request] of [
    [administrator.savePatch, change],
    [administrator.update, change],
  ] as const) {
    route(app, endpoint as typeof administrator.savePatch, {
      bodyLimit: fields.LISTS_BODY_LIMIT,
      request,
      proof: ({ roleIds }) => roleIds !== undefined,
      response: replies.nullReply,
      access: write,
      handler: async (change, { tx, caller, ip, locale }) => {
        await tx((t) => changeAdministrator(t, caller, { ...change, ip, locale }));
        return null;
      },
    });
  }

  route(app, administrator.saveDelete, {
    proof: 'fresh',
    request: byId,
    response: replies.nullReply,
    access: write,
    handler: async ({ id }, { tx, caller, ip }) => {
      await tx((t) => dismiss(t, caller, id, ip));
      return null;
    },
  });

  route(app, administrator.changeStatus, {
    proof: 'fresh',
    request: byId.extend({ version: fields.version, status }),
    response: replies.nullReply,
    access: write,
    handler: async (change, { tx, caller, ip, locale }) => {
      await tx((t) => setStatus(t, caller, { ...change, ip, locale }));
      return null;
    },
  });

  route(app, administrator.reveal, {
    request: byId,
    response: replies.revealed,
    access: 'administrator.reveal',
    handler: async ({ id }, { tx, db, caller, ip }) => {
      await countReveal(db, caller);
      return tx((t) => revealPhone(t, caller, { id, ip }));
    },
  });

  route(app, administrator.findSessions, {
    request: byId,
    response: z.array(replies.administratorSession),
    access: 'account.reset',
    handler: ({ id }, { db, caller }) => accountSessions(db, caller, id),
  });

  route(app, administrator.endSessions, {
    proof: 'fresh',
    request: byId.extend({
      sessionId: fields.identifier.optional(),
      reason: fields.title(200),
    }),
    response: z.object({ ended: z.number().int() }),
    access: 'account.reset',
    handler: (sessionRef, { db, caller, ip, notices }) => {
      refuseInDemo(caller.readOnly);
      return endAccountSessions(db, caller, { ...sessionRef, ip, notices });
    },
  });

  route(app, account.generateAndSetPassword, {
    request: z.object({ userId: fields.identifier }),
    response: z.object({ password: z.string() }),
    access: 'account.reset',
    handler: async ({ userId }, call) => {
      const password = randomPassword();
      await resetPasswordOfAnother(call, userId, password);
      return { password };
    },
  });
}
