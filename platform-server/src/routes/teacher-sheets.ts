import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { scopeOf } from '../domain/branch-scope';
import { teacherColumns, teacherImportColumns } from '../domain/sheets/columns';
import { choicesOf } from '../domain/sheets/import/names-to-ids';
import { filledTemplate } from '../domain/sheets/sheets';
import { exportTeachers } from '../domain/teachers/export-teachers';
import { teacherSheet } from '../domain/teachers/teacher-import';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import { importRoutes } from './sheet-imports';
import { teacherFilter } from './teachers';

const columns = teacherColumns.map(([key]) => key) as [(typeof teacherColumns)[number][0]];

/** Imports and exports of teachers as workbooks. */
export async function teacherSheetRoutes(app: FastifyInstance): Promise<void> {
  const { teacher } = contract;
  const { sheets } = app.services;

  download(app, teacher.template, {
    access: 'teacher.read',
    handler: async (_, { tx, caller, locale }) => {
      const choices = await tx((t) => choicesOf(t, scopeOf(caller)));
      return filledTemplate(sheets, locale, ['sheet.teacherFile', teacherImportColumns], choices);
    },
  });

  importRoutes(app, {
    check: teacher.checkImport,
    start: teacher.startImport,
    kind: teacherSheet,
    job: 'teacher.import',
    access: 'teacher.write',
    action: 'teacher.imported',
  });

  download(app, teacher.exportRows, {
    access: 'teacher.export',
    request: z.object({
      ...teacherFilter,
      ids: z.array(fields.identifier).min(1).max(1000).optional(),
      columns: z.array(z.enum(columns)).min(1).max(columns.length),
      whole: z.boolean().optional(),
    }),
    handler: (input, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportTeachers(input, { caller, locale, zone: zone(), sheets, tx });
    },
  });
}
