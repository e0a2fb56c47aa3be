import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { branchById, branchTree, deleteBranch, saveBranch } from '../domain/admin/branches';
import { BusinessError } from '../http/business-error';
import { isAllowed } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

export async function branchRoutes(app: FastifyInstance): Promise<void> {
  const { branch } = contract;

  route(app, branch.getTree, {
    response: z.array(replies.branchNode),
    access: 'branch.read',
    handler: (_, { tx, caller }) => tx((t) => branchTree(t, caller, caller.tenantId)),
  });

  route(app, branch.getBranchTreeBySaasId, {
    request: z.object({ saasId: fields.identifier }),
    response: z.array(replies.branchNode),
    access: 'branch.read',
    handler: ({ saasId }, { tx, db, caller }) => {
      if (saasId === caller.tenantId) return tx((t) => branchTree(t, caller, saasId));
      if (!isAllowed(caller, 'platform.tenant')) throw new BusinessError(errorCodes.forbidden);
      return db.withSystem((t) => branchTree(t, caller, saasId));
    },
  });

  route(app, branch.save, {
    request: z.object({
      id: fields.identifier.optional(),
      version: fields.version,
      parentId: fields.identifier.nullish(),
      name: fields.title(60).optional(),
      regionId: fields.optional(fields.text(12)),
    }),
    response: replies.made,
    access: 'branch.write',
    handler: (input, { tx, caller, ip }) => tx((t) => saveBranch(t, caller, { ...input, ip })),
  });

  route(app, branch.delete, {
    request: z.object({ id: fields.identifier }),
    response: replies.nothing,
    access: 'branch.write',
    handler: async ({ id }, { tx, caller, ip }) => {
      await tx((t) => deleteBranch(t, caller, id, ip));
      return null;
    },
  });

  route(app, branch.findById, {
    request: z.object({ id: fields.identifier }),
    response: replies.branch,
    access: 'branch.read',
    handler: ({ id }, { tx, caller }) => tx((t) => branchById(t, caller, id)),
  });
}
