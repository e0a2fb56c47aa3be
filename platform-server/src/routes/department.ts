import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deleteDepartment } from '../domain/admin/delete-department';
import { saveDepartment } from '../domain/admin/departments';
import { departmentTree, findDepartments } from '../domain/admin/find-departments';
import { regionTree } from '../domain/regions';
import { actorOf } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

/** Departments of the session's organisation, and the regions of the country. */
export async function departmentRoutes(app: FastifyInstance): Promise<void> {
  const { department, region } = contract;

  route(app, department.findByCondition, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      parentId: fields.identifier.optional(),
    }),
    response: fields.pageOf(replies.department),
    handler: (query, { tx, caller }) =>
      tx((t) => findDepartments(t, actorOf(caller).organId, query)),
  });

  route(app, department.getTree, {
    response: z.array(replies.departmentNode),
    handler: (_, { tx, caller }) => tx((t) => departmentTree(t, actorOf(caller).organId)),
  });

  route(app, department.save, {
    request: z.object({
      id: fields.identifier.optional(),
      version: fields.version,
      name: fields.requiredText(60).optional(),
      parentId: fields.identifier.nullish(),
      leader: fields.emptyAsNull(fields.personName),
    }),
    response: replies.createdReply,
    access: 'department.write',
    handler: (input, { tx, caller, ip }) => tx((t) => saveDepartment(t, caller, { ...input, ip })),
  });

  route(app, department.delete, {
    request: z.object({ id: fields.identifier, version: fields.versionInQuery }),
    response: replies.nullReply,
    access: 'department.write',
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => deleteDepartment(t, caller, { ...input, ip }));
      return null;
    },
  });

  route(app, region.getTree, {
    cacheable: true,
    response: z.array(replies.regionNode),
    handler: async () => regionTree(),
  });
}
