import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allTenants, findTenants, maskedTenant, tenantById } from '../domain/admin/find-tenants';
import { createTenant } from '../domain/admin/new-tenant';
import { deleteTenant, updateTenant } from '../domain/admin/tenants';
import { audit } from '../domain/audit';
import { changesOf } from '../domain/audit-changes';
import { asJob } from '../domain/jobs';
import { countReveal } from '../domain/reveals';
import { tenantTemplate, uploadedRows } from '../domain/sheets/sheets';
import { BusinessError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { download, route } from '../http/route';
import type { SessionCall } from '../http/route-call';

const status = z.enum(['enabled', 'disabled', 'expired']);

const tenantInput = z.object({
  name: fields.title(60),
  domain: fields.domain,
  contactName: fields.personName,
  contactPhone: fields.mobile,
  theme: z.enum(['init', 'red', 'green']).optional(),
  logo: fields.optional(fields.imageAddress),
  expiresAt: fields.optional(fields.moment),
});

const byId = z.object({ id: fields.identifier });

const access = 'platform.tenant';

const auditFields = ({ caller: { tenantId, accountId }, ip }: SessionCall) => ({
  tenantId,
  accountId,
  ip,
});

/** Tenants, for platform operators. */
export async function saasRoutes(app: FastifyInstance): Promise<void> {
  const { saas } = contract;
  const { sheets, jobs } = app.services;

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

  route(app, saas.save, {
    request: tenantInput,
    response: replies.createdReply,
    access,
    handler: (input, call) =>
      call.db.withSystem(async (tx) => {
        const { notices } = call;
        const created = await createTenant(tx, input, { ...auditFields(call), notices });
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

  route(app, saas.saasDataImport, {
    response: replies.importReport,
    access,
    handler: async (_, call) => {
      const { caller, locale, notices } = call;
      refuseInDemo(caller.readOnly);
      const file = await call.file();
      const rows = await uploadedRows(sheets, file);
      const context = { ...auditFields(call), organId: null, locale, notices };
      const job = await jobs.submit({ kind: 'tenant.import', rows, file, context });
      const { imported, failed, problems } = job;
      return { imported, failed, problems: [...problems], job: asJob(job) };
    },
  });

  download(app, saas.excelTemplateDownLoad, {
    access,
    handler: (_, { locale }) => tenantTemplate(sheets, locale),
  });
}
