import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mergeBranches, previewMerge } from '../domain/admin/merge-branches';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { runInOrgan } from './branch';

const merged = z.object({
  students: z.number().int(),
  teachers: z.number().int(),
  staff: z.number().int(),
  below: z.number().int(),
  scheduled: z.number().int(),
  invitations: z.number().int(),
  courses: z.number().int(),
  trains: z.number().int(),
  resources: z.number().int(),
  exams: z.number().int(),
  others: z.number().int(),
  intoFirst: z.boolean(),
});

/** Selects another organisation of the tenant than the session's. */
const ofOrgan = { organId: fields.identifier.optional() };
const merge = z.object({ id: fields.identifier, into: fields.identifier, ...ofOrgan });

/** The merging of two branches. */
export async function branchMergeRoutes(app: FastifyInstance): Promise<void> {
  const { branch } = contract;

  route(app, branch.findMerge, {
    request: merge,
    response: merged,
    access: 'branch.write',
    handler: ({ organId, ...input }, call) =>
      runInOrgan(call, organId, (t, organCaller) => previewMerge(t, organCaller, input)),
  });

  route(app, branch.merge, {
    proof: 'fresh',
    request: merge.extend({ version: fields.version }),
    response: merged,
    access: 'branch.write',
    handler: ({ organId, ...input }, call) =>
      runInOrgan(call, organId, (t, organCaller) =>
        mergeBranches(t, organCaller, { ...input, ip: call.ip }),
      ),
  });
}
