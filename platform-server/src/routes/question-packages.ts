import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit } from '../domain/audit';
import { requireCategory } from '../domain/categories/has-category';
import { asJob } from '../domain/jobs';
import { MAX_PACKAGE } from '../domain/questions/qti/archive';
import { checkPackage } from '../domain/questions/qti/check-package';
import type { PackageOrder } from '../domain/questions/qti/import-items';
import { rowOf } from '../domain/questions/qti/package-import';
import { submitExport } from '../domain/questions/qti/submit-export';
import { questionFilter } from '../domain/questions/question-fields';
import { withFaults } from '../domain/sheets/import/faults-sheet';
import { addBytesRow, deleteFileRow, requireDiskSpace } from '../files/file-rows';
import { actorOf, type Caller, isAllowed } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { importChecked, importOrder } from './sheet-imports';

/** Maximum of individually selected questions in one package. */
const MAX_CHOSEN = 1000;

const packageChecked = importChecked.extend({
  unknown: z.array(z.object({ file: z.string(), title: z.string(), interaction: z.string() })),
});

/** A package's pictures and recordings become resources, which needs that permission. */
const mayAdd = (caller: Caller): boolean => isAllowed(caller, 'resource.write');

/** Imports and exports of questions as packages (QTI 3.0). */
export async function questionPackageRoutes(app: FastifyInstance): Promise<void> {
  const { question } = contract;
  const { jobs, packages, files, sheets } = app.services;

  route(app, question.checkPackage, {
    response: packageChecked,
    access: 'question.write',
    handler: async (_, { file, tx, caller, locale }) => {
      const items = await packages.read(await file(MAX_PACKAGE));
      const importContext = { caller, locale, mayAddFiles: mayAdd(caller) };
      const checked = await tx((t) => checkPackage(t, items, importContext));
      return withFaults(sheets, locale, checked);
    },
  });

  route(app, question.startPackage, {
    request: importOrder,
    response: replies.job,
    access: 'question.write',
    handler: async (
      { mode, requestId, categoryId },
      { file, tx, caller, ip, locale, noticeDelivery },
    ) => {
      refuseInDemo(caller.readOnly);
      const bytes = await file(MAX_PACKAGE);
      const items = await packages.read(bytes);
      const { tenantId, accountId, branches, homeBranchId } = caller;
      const { organId } = actorOf(caller);
      const context = { tenantId, organId, accountId, ip, locale, noticeDelivery };
      const request = { kind: 'question.package', file: Buffer.from(requestId) };
      const blank = { ...request, context };
      const submittedJob = await jobs.findExisting(blank);
      if (submittedJob) return asJob(submittedJob);
      await tx((t) => requireCategory(t, caller, categoryId, 'question'));
      const parts = crypto.randomUUID();
      const order: PackageOrder = {
        ...{ whole: mode === 'all', branches, homeBranchId, parts },
        mayAddFiles: mayAdd(caller),
        ...(categoryId && { categoryId }),
      };
      const hasFiles = items.some((item) => item.files.length > 0);
      if (hasFiles) {
        await requireDiskSpace(files.storage, bytes.length);
        // a row for the bytes until the job owns them, so that the sweep deletes them if this process dies
        await tx((t) => addBytesRow(t, caller, { id: parts, bytes: bytes.length }));
        await files.storage.write(parts, bytes);
      }
      const detail = { rows: items.length, mode, package: true };
      const action = 'question.imported';
      return asJob(
        await jobs.submit(
          { ...request, rows: items.map(rowOf), context: { ...context, order } },
          async (t) => {
            await deleteFileRow(t, parts);
            await audit(t, { tenantId, accountId, action, detail, organIds: [organId] });
          },
        ),
      );
    },
  });

  route(app, question.exportPackage, {
    request: z.object({
      ...questionFilter,
      ids: z.array(fields.identifier).min(1).max(MAX_CHOSEN).optional(),
      requestId: fields.identifier,
    }),
    response: replies.job,
    access: 'question.export',
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (query, { tx, caller, ip, locale, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      return asJob(
        await submitExport(query, { tx, caller, jobs, ip, context: { locale, noticeDelivery } }),
      );
    },
  });
}
