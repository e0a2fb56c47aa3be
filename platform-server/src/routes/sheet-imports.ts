import type { Endpoint, EndpointData, ImportCheck, Job } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit } from '../domain/audit';
import { scopeOf } from '../domain/branch-scope';
import { requireCategory } from '../domain/categories/has-category';
import { asJob } from '../domain/jobs';
import { checkImport } from '../domain/sheets/import/check-import';
import { withFaults } from '../domain/sheets/import/faults-sheet';
import { reorderCells } from '../domain/sheets/import/read-rows';
import type { ImportOrder } from '../domain/sheets/import/row-import';
import type { SheetKind } from '../domain/sheets/import/sheet-kind';
import { uploadedSheet } from '../domain/sheets/sheets';
import { actorOf } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

/** Result of checking a workbook. */
export const importChecked = z.object({
  total: z.number().int(),
  good: z.number().int(),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      row: z.number().int(),
      cells: z.array(z.string()),
      problems: z.array(z.object({ column: z.string(), message: z.string() })),
    }),
  ),
  faults: z.string().nullable(),
});

interface Imports<R extends object> {
  readonly check: Endpoint<{ file: Blob }, ImportCheck> & EndpointData;
  readonly start: Endpoint<
    { file: Blob; mode: 'all' | 'good'; requestId: string; categoryId?: string },
    Job
  > &
    EndpointData;
  readonly kind: SheetKind<R>;
  /** Name of the job's kind. */
  readonly job: 'student.import' | 'teacher.import' | 'question.import' | 'assessment.import';
  /** Category type for rows without a category; without it they get none. */
  readonly categoryType?: 'question';
  readonly access: `${string}.${string}`;
  /** Action of the audit entry about the import. */
  readonly action: string;
}

/** The request has a category only if the contract has one for this kind. */
export const importOrder = z.object({
  mode: z.enum(['all', 'good']),
  requestId: fields.identifier,
  categoryId: fields.identifier.optional(),
});

/** The two calls of an import: one checks the workbook, one starts the job. */
export function importRoutes<R extends object>(app: FastifyInstance, imports: Imports<R>): void {
  const { check, start, kind, job, categoryType, access, action } = imports;
  const { jobs, sheets } = app.services;

  async function readUploadedRows(file: Uint8Array): Promise<string[][]> {
    const { headings, rows } = await uploadedSheet(sheets, file, 'texts');
    return reorderCells(kind, headings, rows);
  }

  route(app, check, {
    response: importChecked,
    access,
    handler: async (_, { file, tx, caller, locale }) => {
      const rows = await readUploadedRows(await file());
      const { tenantId, homeBranchId } = caller;
      const scope = { ...scopeOf(caller), tenantId, homeBranchId, locale };
      const checked = await tx((t) => checkImport(kind, t, rows, scope));
      return withFaults(sheets, locale, checked);
    },
  });

  route(app, start, {
    request: importOrder,
    response: replies.job,
    access,
    handler: async (
      { mode, requestId, categoryId },
      { file, tx, caller, ip, locale, noticeDelivery },
    ) => {
      refuseInDemo(caller.readOnly);
      const rows = await readUploadedRows(await file());
      const { tenantId, accountId, branches, homeBranchId } = caller;
      const { organId } = actorOf(caller);
      const detail = { rows: rows.length, mode };
      await tx(async (t) => {
        if (categoryType) await requireCategory(t, caller, categoryId, categoryType);
        await audit(t, { tenantId, accountId, action, detail });
      });
      const order: ImportOrder = { whole: mode === 'all', branches, homeBranchId };
      const context = { tenantId, organId, accountId, ip, locale, noticeDelivery };
      const jobContext = { ...context, order: { ...order, ...(categoryId && { categoryId }) } };
      const request = Buffer.from(requestId);
      return asJob(await jobs.submit({ kind: job, rows, file: request, context: jobContext }));
    },
  });
}
