import { contract, environmentOf } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit as addLine } from '../domain/audit';
import { auditGroups } from '../domain/audit-groups';
import { auditLines, findAudit, withNames } from '../domain/find-audit';
import { rowHistory, rowKinds } from '../domain/row-history';
import { auditSheet } from '../domain/sheets/audit-sheet';
import { MAX_ROWS } from '../domain/sheets/sheets';
import { phrasesOfPage } from '../domain/wordings/page-phrases';
import { actorOf } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';

const filter = {
  action: fields.text(64).optional(),
  group: z.enum(auditGroups).optional(),
  accountId: fields.identifier.optional(),
  target: fields.text(64).optional(),
  from: fields.moment.optional(),
  to: fields.moment.optional(),
};

/** The audit entries of the session's organisation. */
export async function auditRoutes(app: FastifyInstance): Promise<void> {
  const { audit } = contract;

  route(app, audit.findByCondition, {
    request: z.object({ ...fields.page, ...filter }),
    response: fields.pageOf(replies.auditRecord),
    access: 'audit.read',
    handler: (query, { tx, caller, locale }) => tx((t) => findAudit(t, caller, query, locale)),
  });

  route(app, audit.ofRow, {
    request: z.object({ ...fields.page, kind: z.enum(rowKinds), id: fields.identifier }),
    response: fields.pageOf(replies.rowChange),
    handler: (query, { tx, caller, locale }) => tx((t) => rowHistory(t, caller, query, locale)),
  });

  download(app, audit.export, {
    access: 'audit.read',
    request: z.object(filter),
    handler: async (query, { tx, caller, locale, zone, page }) => {
      refuseInDemo(caller.readOnly);
      const { tenantId, accountId } = caller;
      const organIds = [actorOf(caller).organId];
      const texts = await app.services.catalogue();
      const env = environmentOf(page.host);
      const { lines, phraseOfPage } = await tx(async (t) => {
        const lines = await auditLines(t, caller, query, { limit: MAX_ROWS, offset: 0 });
        const detail = { lines: lines.length, ...query };
        await addLine(t, { tenantId, accountId, action: 'audit.exported', detail, organIds });
        const read = { texts, locale, env, namespace: 'govern-system-audit' };
        return {
          lines: await withNames(t, lines, locale),
          phraseOfPage: await phrasesOfPage(t, tenantId, read),
        };
      });
      return auditSheet(app.services.sheets, { locale, zone: zone(), phraseOfPage }, lines);
    },
  });
}
