import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countOrRefuse } from '../domain/codes/limits';
import { saveAssociationCompany } from '../domain/companies';
import { reporterOf, saveModuleReport } from '../domain/module-reports';
import { networkOf } from '../domain/network';
import { tenantOfHost } from '../domain/tenants';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { haltIfFailing, withoutRetry } from '../import-map/halt-rollout';

const kinds = [
  'http',
  'network',
  'timeout',
  'integrity',
  'evaluation',
  'not-a-module',
  'missing-lifecycle',
  'requires',
  'lifecycle',
] as const;

/** Registrations of companies, and failure reports of modules. */
export async function recordRoutes(app: FastifyInstance): Promise<void> {
  const { slhCompany, moduleReport } = contract;

  route(app, slhCompany.saveCompany, {
    request: z.object({
      companyName: fields.requiredText(100),
      creditCode: fields.creditCode,
      contactName: fields.personName,
      contactPhone: fields.mobile,
      email: fields.email.optional(),
      regionIds: fields.regionIds.optional(),
      address: fields.remark(200),
      memberCount: z.number().int().min(0).max(10_000_000).optional(),
    }),
    response: replies.createdReply,
    handler: async (input, { db, host, ip }) => {
      await countOrRefuse(db, `company:${networkOf(ip)}`, app.services.login.codes.perSource);
      return db.withSystem(async (tx) => {
        const { id } = await tenantOfHost(tx, host);
        return saveAssociationCompany(tx, id, input);
      });
    },
  });

  route(app, moduleReport.send, {
    request: z.object({
      module: fields.text(128),
      // The map has the same limit for addresses.
      address: fields.text(1000).nullable(),
      revision: fields.text(64).nullable(),
      kind: z.enum(kinds),
      phase: fields.text(32),
      status: z.number().int().min(0).max(999).nullable(),
      message: fields.text(500),
    }),
    response: replies.nullReply,
    handler: async ({ address, ...rest }, { identify, db, ip, token }) => {
      await countOrRefuse(db, `module-report:${networkOf(ip)}`, { max: 60, seconds: 60 });
      // Limits the growth of the table, however many browsers fail at once.
      await countOrRefuse(db, 'module-report', { max: 3000, seconds: 60 });
      const report = { ...rest, address: withoutRetry(address) };
      // With an expired session the report counts as anonymous.
      const person = token ? await identify().catch(() => null) : null;
      const reporter = reporterOf(app.services.login.codes.secret, person, ip);
      await db.withSystem((tx) => saveModuleReport(tx, { ...report, ...reporter }));
      const { live } = app.services.importMap;
      if (await haltIfFailing(db, report, (await live.current()).manifest)) live.invalidateState();
      return null;
    },
  });
}
