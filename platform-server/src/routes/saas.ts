import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allTenants, findTenants, maskedTenant, tenantById } from '../domain/admin/find-tenants';
import { deleteTenant } from '../domain/admin/tenants';
import { audit } from '../domain/audit';
import { countReveal } from '../domain/reveals';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';

const status = z.enum(['enabled', 'disabled', 'expired']);

const byId = z.object({ id: fields.identifier });

const access = 'platform.tenant';

export const auditFields = ({ caller: { tenantId, accountId }, ip }: SessionCall) => ({
  tenantId,
  accountId,
  ip,
});

/** Tenants, for platform operators. */
export async function saasRoutes(app: FastifyInstance): Promise<void> {
  const { saas } = contract;

  route(app, saas.findByCondition, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      status: status.optional(),
    }),
    response: fields.pageOf(replies.tenant),
    access,
    handler: (query, { db }) => db.withSystem((tx) => findTenants(tx, query)),
  });

  route(app, saas.findById, {
    request: byId,
    response: replies.tenant,
    access,
    handler: ({ id }, { db }) =>
      db.withSystem(async (tx) => maskedTenant(await tenantById(tx, id))),
  });

  route(app, saas.reveal, {
    request: byId,
    response: replies.revealed,
    access,
    handler: async ({ id }, call) => {
      await countReveal(call.db, call.caller);
      return call.db.withSystem(async (tx) => {
        const { contactPhone: value } = await tenantById(tx, id);
        const detail = { field: 'contactPhone' };
        await audit(tx, { ...auditFields(call), action: 'tenant.revealed', target: id, detail });
        return { value };
      });
    },
  });

  route(app, saas.delete, {
    proof: 'fresh',
    request: byId,
    response: replies.nullReply,
    access,
    handler: async ({ id }, call) => {
      await call.db.withSystem(async (tx) => {
        const { name } = await tenantById(tx, id);
        await deleteTenant(tx, id);
        await audit(tx, {
          ...auditFields(call),
          action: 'tenant.deleted',
          target: id,
          detail: { name },
        });
      });
      return null;
    },
  });

  route(app, saas.getAll, {
    response: z.array(replies.tenantName),
    access,
    handler: (_, { db }) => db.withSystem(allTenants),
  });
}
