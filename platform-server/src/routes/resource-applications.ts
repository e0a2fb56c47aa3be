import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFor } from '../domain/applications/apply';
import { endGrants, grantApplications, refuseApplication } from '../domain/applications/decide';
import { applicationsOf, applicationsTo } from '../domain/applications/find-applications';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const REASON_LIMIT = 500;
/** Maximum of applications in one call. */
const MAX_APPLICATIONS = 200;

const resourceKind = z.enum(['video', 'audio', 'document', 'image']);
const status = z.enum(['pending', 'granted', 'refused', 'ended']);

const application = z.object({
  id: z.string(),
  resourceId: z.string(),
  resourceTitle: z.string(),
  resourceKind: resourceKind,
  ownerOrgan: z.string(),
  applicantOrgan: z.string(),
  applicantName: z.string(),
  reason: z.string(),
  status,
  refusal: z.string().nullable(),
  expiresAt: z.string().nullable(),
  appliedAt: z.string(),
  decidedAt: z.string().nullable(),
  version: z.number().int(),
});

const reason = fields.text(REASON_LIMIT).trim().min(1, 'application.reason');
const ids = z.array(fields.identifier).min(1).max(MAX_APPLICATIONS);

const listQuery = z.object({
  ...fields.page,
  keyword: fields.text(64).optional(),
  status: status.optional(),
});

/** Use of resources between the organisations of a tenant. */
export async function resourceApplicationRoutes(app: FastifyInstance): Promise<void> {
  const { resApplication } = contract;
  const read = 'resource.read';
  const grant = 'resource.grant';

  route(app, resApplication.getPageList, {
    request: listQuery,
    response: fields.pageOf(application),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => applicationsTo(t, caller, query)),
  });

  route(app, resApplication.findResourceApplicationByReqWithPage, {
    request: listQuery,
    response: fields.pageOf(application),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => applicationsOf(t, caller, query)),
  });

  route(app, resApplication.batchApply, {
    request: z.object({ resourceIds: ids, reason }),
    response: replies.nullReply,
    access: 'resource.write',
    handler: async (input, { tx, caller }) => {
      await tx((t) => applyFor(t, caller, input));
      return null;
    },
  });

  route(app, resApplication.batchGrant, {
    request: z.object({ ids, expiresAt: fields.moment.nullish() }),
    response: replies.nullReply,
    access: grant,
    handler: async ({ ids: granted, expiresAt = null }, { tx, caller }) => {
      await tx((t) => grantApplications(t, caller, { ids: granted, expiresAt }));
      return null;
    },
  });

  route(app, resApplication.refuseGrant, {
    request: z.object({ id: fields.identifier, refusal: reason }),
    response: replies.nullReply,
    access: grant,
    handler: async (input, { tx, caller }) => {
      await tx((t) => refuseApplication(t, caller, input));
      return null;
    },
  });

  route(app, resApplication.endGrants, {
    request: z.object({ ids }),
    response: replies.nullReply,
    access: grant,
    handler: async ({ ids: ended }, { tx, caller }) => {
      await tx((t) => endGrants(t, caller, ended));
      return null;
    },
  });
}
