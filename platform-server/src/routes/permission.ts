import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { permissionTree } from '../domain/admin/find-permissions';
import { deletePermission, savePermission } from '../domain/admin/permissions';
import { grantPermissions } from '../domain/admin/role-permissions';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

export async function permissionRoutes(app: FastifyInstance): Promise<void> {
  const { permission } = contract;

  route(app, permission.getTree, {
    response: z.array(replies.permissionNode),
    access: 'permission.read',
    handler: (_, { tx, caller, locale }) => tx((t) => permissionTree(t, caller, locale)),
  });

  route(app, permission.grantPermission, {
    proof: 'fresh',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    request: z.object({ roleId: fields.identifier, permissionIds: fields.identifiers }),
    response: replies.nullReply,
    access: 'permission.write',
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => grantPermissions(t, caller, { ...input, ip }));
      return null;
    },
  });

  route(app, permission.delete, {
    request: z.object({ id: fields.identifier }),
    response: replies.nullReply,
    access: 'permission.write',
    handler: async ({ id }, { tx, caller, ip }) => {
      await tx((t) => deletePermission(t, caller, id, ip));
      return null;
    },
  });

  route(app, permission.save, {
    request: z.object({
      id: fields.identifier.optional(),
      version: fields.version,
      parentId: fields.identifier.nullish(),
      name: fields.requiredText(30).optional(),
      code: fields.permissionCode.optional(),
      kind: z.enum(['directory', 'page', 'action']).optional(),
      systemTagName: z
        .string()
        .regex(/^[a-z0-9-]{0,40}$/)
        .optional(),
      url: fields.menuUrl.optional(),
      order: z.number().int().min(0).max(100_000).optional(),
    }),
    response: replies.createdReply,
    access: 'permission.write',
    handler: (input, { tx, caller, ip }) => tx((t) => savePermission(t, caller, { ...input, ip })),
  });
}
