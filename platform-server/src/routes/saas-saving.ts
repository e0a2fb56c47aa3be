import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tenantById } from '../domain/admin/find-tenants';
import { createTenant } from '../domain/admin/new-tenant';
import { updateTenant } from '../domain/admin/tenants';
import { audit } from '../domain/audit';
import { changesOf } from '../domain/audit-changes';
import { BusinessError } from '../http/business-error';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { auditFields } from './saas';

const status = z.enum(['enabled', 'disabled', 'expired']);

const tenantInput = z.object({
  name: fields.requiredText(60),
  domain: fields.domain,
  contactName: fields.personName,
  contactPhone: fields.mobile,
  theme: z.enum(['init', 'red', 'green']).optional(),
  logo: fields.emptyAsNull(fields.imageUrl),
  expiresAt: fields.emptyAsNull(fields.moment),
});

const access = 'platform.tenant';

/** The creation and the change of a tenant. */
export async function saasSavingRoutes(app: FastifyInstance): Promise<void> {
  const { saas } = contract;

  route(app, saas.save, {
    request: tenantInput,
    response: replies.createdReply,
    access,
    handler: (input, call) =>
      call.db.withSystem(async (tx) => {
        const { noticeDelivery } = call;
        const created = await createTenant(tx, input, { ...auditFields(call), noticeDelivery });
        await audit(tx, {
          ...auditFields(call),
          action: 'tenant.created',
          target: created.id,
          detail: { name: input.name },
        });
        return created;
      }),
  });

  route(app, saas.update, {
    proof: ({ status }) => status !== undefined,
    request: tenantInput.partial().extend({
      id: fields.identifier,
      version: fields.version,
      status: status.optional(),
    }),
    response: replies.nullReply,
    access,
    handler: async (input, call) => {
      // otherwise nobody could enable the tenant again
      if (input.id === call.caller.tenantId && input.status === 'disabled') {
        throw new BusinessError(errorCodes.conflict, { phrase: 'tenant.own' });
      }
      await call.db.withSystem(async (tx) => {
        const formerTenant = await tenantById(tx, input.id);
        await updateTenant(tx, input);
        const { id: target, version: _, ...sent } = input;
        const changes = changesOf<typeof sent>(formerTenant, sent, ['contactName', 'contactPhone']);
        const detail = { name: formerTenant.name, status: input.status ?? null };
        await audit(tx, {
          ...auditFields(call),
          action: 'tenant.changed',
          target,
          detail,
          changes,
        });
      });
      return null;
    },
  });
}
