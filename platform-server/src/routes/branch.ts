import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  branchById,
  branchTreeOf,
  deleteBranch,
  ownBranchTree,
  saveBranch,
} from '../domain/admin/branches';
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
    handler: (_, { tx, caller }) => tx((t) => ownBranchTree(t, caller)),
  });

  route(app, branch.getBranchTreeBySaasId, {
    request: z.object({ saasId: fields.identifier }),
    response: z.array(replies.branchNode),
    access: 'branch.read',
    handler: ({ saasId }, { tx, db, caller }) => {
      if (isAllowed(caller, 'platform.tenant')) {
        return db.withSystem((t) => branchTreeOf(t, caller, saasId));
      }
      if (saasId !== caller.tenantId) throw new BusinessError(errorCodes.forbidden);
      return tx((t) => ownBranchTree(t, caller));
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
    request: z.object({ id: fields.identifier, version: fields.versionInAddress }),
    response: replies.nothing,
    access: 'branch.write',
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => deleteBranch(t, caller, { ...input, ip }));
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
