import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { scopeOf } from '../domain/branch-scope';
import { importColumns, studentColumns } from '../domain/sheets/columns';
import { choicesOf } from '../domain/sheets/import/names-to-ids';
import { filledTemplate } from '../domain/sheets/sheets';
import { exportStudents } from '../domain/students/export-students';
import { studentSorts } from '../domain/students/find-students';
import { studentSheet } from '../domain/students/student-import';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import { importRoutes } from './sheet-imports';
import { studentFilter } from './student-filter';

const columns = studentColumns.map(([key]) => key) as [(typeof studentColumns)[number][0]];

/** Imports and exports of students as workbooks. */
export async function studentSheetRoutes(app: FastifyInstance): Promise<void> {
  const { student, user } = contract;
  const { sheets } = app.services;

  download(app, user.excelTemplateDownLoad, {
    access: 'student.read',
    handler: async (_, { tx, caller, locale }) => {
      const choices = await tx((t) => choicesOf(t, scopeOf(caller)));
      return filledTemplate(sheets, locale, ['sheet.studentFile', importColumns], choices);
    },
  });

  importRoutes(app, {
    check: student.checkImport,
    start: student.startImport,
    kind: studentSheet,
    job: 'student.import',
    access: 'student.write',
    action: 'student.imported',
  });

  download(app, student.exportRows, {
    access: 'student.export',
    request: z.object({
      ...studentFilter,
      sort: z.enum(studentSorts).optional(),
      userIds: z.array(fields.identifier).min(1).max(1000).optional(),
      columns: z.array(z.enum(columns)).min(1).max(columns.length),
      whole: z.boolean().optional(),
    }),
    handler: (input, { caller, locale, zone, query, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportStudents(input, { caller, locale, zone: zone(), sheets, query, tx });
    },
  });
}
