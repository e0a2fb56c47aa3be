import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assessmentFilter, levels } from '../domain/assessments/assessment-fields';
import { assessmentSheet, sheetColumns } from '../domain/assessments/assessment-sheet';
import { exportAssessments } from '../domain/assessments/export-assessments';
import { filledTemplate } from '../domain/sheets/sheets';
import { refuseInDemo } from '../http/demo';
import { download } from '../http/file-route';
import { phrase } from '../phrases';
import { importRoutes } from './sheet-imports';

const [read, write] = ['assessment.read', 'assessment.write'] as const;

/** Imports and exports of assessed people as workbooks. */
export function assessmentSheetRoutes(app: FastifyInstance): void {
  const { sheets } = app.services;
  const { assessment } = contract;

  download(app, assessment.template, {
    access: read,
    handler: (_, { locale }) =>
      filledTemplate(sheets, locale, ['sheet.assessmentFile', sheetColumns], {
        level: levels.map((item) => phrase(locale, `assessment.levels.${item}`)),
      }),
  });

  importRoutes(app, {
    check: assessment.checkImport,
    start: assessment.startImport,
    kind: assessmentSheet,
    job: 'assessment.import',
    access: write,
    action: 'assessment.imported',
  });

  download(app, assessment.export, {
    access: 'assessment.export',
    request: z.object(assessmentFilter),
    handler: (query, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportAssessments(query, { caller, locale, zone: zone(), sheets, tx });
    },
  });
}
