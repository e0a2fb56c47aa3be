import { randomBytes } from 'node:crypto';
import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dismiss, setStatus } from '../domain/admin/administrator-status';
import { changeAdministrator, revealPhone } from '../domain/admin/change-administrator';
import { findAdministrators } from '../domain/admin/find-administrators';
import { countReveal } from '../domain/reveals';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const status = z.enum(['active', 'suspended']);

export const administratorInput = z.object({
  name: fields.personName,
  phone: fields.mobile,
  email: fields.emptyAsNull(fields.email),
  roleIds: fields.identifiers,
  branchIds: fields.identifiers.optional(),
});

const change = administratorInput
  .partial()
  .extend({ id: fields.identifier, version: fields.version });

const byId = z.object({ id: fields.identifier });

const write = 'administrator.write';

/** Twelve random characters without similar-looking ones, and a suffix that satisfies the password rules. */
export function randomPassword(): string {
  const text = randomBytes(9)
    .toString('base64url')
    .replace(/[-_lIO0]/g, '7');
  return `${text}#a1`;
}

/** Administrators and other staff of the session's organisation. */
export async function administratorRoutes(app: FastifyInstance): Promise<void> {
  const { administrator } = contract;

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
}
