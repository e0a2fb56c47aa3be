import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findOrganizePeople } from '../domain/organize/find-people';
import { organizationOf } from '../domain/organize/organization';
import { organizeKinds } from '../domain/organize/people-by-kind';
import * as fields from '../http/fields';
import { route } from '../http/route';

const text = z.string();
const ids = text.nullable();

const organization = z.object({
  id: text,
  name: text,
  kinds: z.array(z.enum(organizeKinds)),
  branches: z.array(z.object({ id: text, parentId: ids, name: text, regionName: ids })),
  departments: z.array(z.object({ id: text, parentId: ids, name: text, leader: ids })),
  groups: z.array(
    z.object({
      kind: z.enum(['teacher', 'student']),
      branchId: ids,
      departmentId: ids,
      count: z.number().int(),
    }),
  ),
  staff: z.array(z.object({ branchIds: z.array(text), departmentId: ids })),
});

const person = z.object({
  id: text,
  kind: z.enum(organizeKinds),
  name: text,
  phone: text,
  title: text,
  branchNames: z.array(text),
  departmentName: ids,
  status: z.enum(['active', 'suspended', 'leave']),
});

/** The caller's organisation as a tree, with its people. */
export async function organizeRoutes(app: FastifyInstance): Promise<void> {
  const { organize } = contract;
  const access = 'organize.read';

  route(app, organize.getTree, {
    response: organization,
    access,
    handler: (_, { tx, caller }) => tx((t) => organizationOf(t, caller)),
  });

  route(app, organize.findPeople, {
    request: z.object({
      ...fields.page,
      branchId: fields.identifier.optional(),
      departmentId: fields.identifier.optional(),
      kind: z.enum(organizeKinds).optional(),
      keyword: fields.text(64).optional(),
    }),
    response: fields.pageOf(person),
    access,
    handler: (query, { tx, caller }) => tx((t) => findOrganizePeople(t, caller, query)),
  });
}
