import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { grantRoles } from '../domain/admin/actor-roles';
import { menuOfRole, permissionsOfRole } from '../domain/admin/find-permissions';
import { findRoles, grantableRoles, rolesOfPerson } from '../domain/admin/find-roles';
import { deleteRole, saveRole, widens } from '../domain/admin/roles';
import { roleIdsOf } from '../domain/menu';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const byRole = z.object({ roleId: fields.identifier });

export async function roleRoutes(app: FastifyInstance): Promise<void> {
  const { role } = contract;

  route(app, role.findRoleIds, {
    response: z.array(z.string()),
    handler: async (_, { tx, caller }) => {
      const { actor } = caller;
      return actor ? tx((t) => roleIdsOf(t, actor.id)) : [];
    },
  });

  route(app, role.find, {
    response: z.array(replies.role),
    access: 'role.read',
    handler: (_, { tx, caller, locale }) => tx((t) => grantableRoles(t, caller, locale)),
  });

  route(app, role.findUserRole, {
    request: z.object({ userId: fields.identifier }),
    response: z.array(replies.role),
    access: 'role.read',
    handler: ({ userId }, { tx, caller, locale }) =>
      tx((t) => rolesOfPerson(t, caller, userId, locale)),
  });

  route(app, role.grantRole, {
    proof: 'fresh',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: z.object({ userId: fields.identifier, roleIds: fields.identifiers }),
    response: replies.nullReply,
    access: 'role.write',
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => grantRoles(t, caller, { ...input, ip }));
      return null;
    },
  });

  route(app, role.findByCondition, {
    request: z.object({ ...fields.page, keyword: fields.text(64).optional() }),
    response: fields.pageOf(replies.role),
    access: 'role.read',
    handler: (query, { tx, caller, locale }) => tx((t) => findRoles(t, caller, query, locale)),
  });

  route(app, role.save, {
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: z.object({
      id: fields.identifier.optional(),
      version: fields.version,
      name: fields.requiredText(60).optional(),
      description: fields.remark(200),
      permissionIds: fields.identifiers.optional(),
    }),
    response: replies.createdReply,
    access: 'role.write',
    handler: async (input, { tx, caller, ip, locale, requireProof }) => {
      if (await tx((t) => widens(t, input))) await requireProof(caller);
      return tx((t) => saveRole(t, caller, { ...input, ip, locale }));
    },
  });

  route(app, role.delete, {
    request: z.object({ id: fields.identifier }),
    response: replies.nullReply,
    access: 'role.write',
    handler: async ({ id }, { tx, caller, ip }) => {
      await tx((t) => deleteRole(t, caller, id, ip));
      return null;
    },
  });

  route(app, role.findPermissionListByRoleId, {
    request: byRole,
    response: z.array(replies.permissionNode),
    access: 'role.read',
    handler: ({ roleId }, { tx, caller, locale }) =>
      tx((t) => permissionsOfRole(t, caller, roleId, locale)),
  });

  route(app, role.findPermissionMenuListByRoleId, {
    request: byRole,
    response: z.array(replies.menuNode),
    access: 'role.read',
    handler: ({ roleId }, { tx, caller, locale }) =>
      tx((t) => menuOfRole(t, caller, roleId, locale)),
  });
}
