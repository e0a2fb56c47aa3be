import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TenantTx } from '../db/database';
import { saveBranch } from '../domain/admin/branches';
import { deleteBranch } from '../domain/admin/delete-branch';
import { branchById, branchTreeOf, ownBranchTree } from '../domain/admin/find-branches';
import { asManagerOf } from '../domain/organs/organ-access';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';

/** Selects another organisation of the tenant than the session's. */
const ofOrgan = { organId: fields.identifier.optional() };

/** Runs `work` in another organisation for a caller who may manage it. */
export async function runInOrgan<T>(
  { db, tx, caller }: SessionCall,
  organId: string | undefined,
  work: (tx: TenantTx, organCaller: Caller) => Promise<T>,
): Promise<T> {
  if (organId === undefined) return tx((t) => work(t, caller));
  const organCaller = await tx((t) => asManagerOf(t, caller, organId, 'organ.write'));
  return db.withTenant(organCaller, (t) => work(t, organCaller));
}

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
      name: fields.requiredText(60).optional(),
      regionId: fields.emptyAsNull(fields.text(12)),
      ...ofOrgan,
    }),
    response: replies.createdReply,
    access: 'branch.write',
    handler: ({ organId, ...input }, call) =>
      runInOrgan(call, organId, (t, organCaller) =>
        saveBranch(t, organCaller, { ...input, ip: call.ip }),
      ),
  });

  route(app, branch.delete, {
    request: z.object({ id: fields.identifier, version: fields.versionInQuery, ...ofOrgan }),
    response: replies.nullReply,
    access: 'branch.write',
    handler: async ({ organId, ...input }, call) => {
      await runInOrgan(call, organId, (t, organCaller) =>
        deleteBranch(t, organCaller, { ...input, ip: call.ip }),
      );
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
