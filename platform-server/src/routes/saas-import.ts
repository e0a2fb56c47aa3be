import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { asJob } from '../domain/jobs';
import { uploadedTenants } from '../domain/sheets/import/read-tenants';
import { tenantTemplate } from '../domain/sheets/sheets';
import { refuseInDemo } from '../http/demo';
import { download } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { auditFields } from './saas';

const access = 'platform.tenant';

/** Tenants from a workbook. */
export async function saasImportRoutes(app: FastifyInstance): Promise<void> {
  const { saas } = contract;
  const { sheets, jobs } = app.services;

  route(app, saas.saasDataImport, {
    response: replies.importReport,
    access,
    handler: async (_, call) => {
      const { caller, locale, noticeDelivery } = call;
      refuseInDemo(caller.readOnly);
      const file = await call.file();
      const rows = await uploadedTenants(sheets, file);
      const context = { ...auditFields(call), organId: null, locale, noticeDelivery };
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
