import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { questionFilter } from '../domain/questions/question-fields';
import { questionColumns, typePhrases } from '../domain/questions/sheet/columns';
import { exportQuestions } from '../domain/questions/sheet/export-questions';
import { questionSheet } from '../domain/questions/sheet/question-import';
import { questionNotes } from '../domain/questions/sheet/template-notes';
import { filledTemplate } from '../domain/sheets/sheets';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import { phrase } from '../phrases';
import { importRoutes } from './sheet-imports';

/** Maximum of individually selected questions in one export. */
const MAX_CHOSEN = 1000;

/** Imports and exports of questions as workbooks. */
export async function questionSheetRoutes(app: FastifyInstance): Promise<void> {
  const { question } = contract;
  const { sheets } = app.services;

  download(app, question.importTemplate, {
    access: 'question.write',
    handler: (_, { locale }) => {
      const yesOrNo = [phrase(locale, 'sheet.yes'), phrase(locale, 'sheet.no')];
      const { compound: _none, ...types } = typePhrases;
      const choices = {
        type: Object.values(types).map((key) => phrase(locale, key)),
        difficulty: ['1', '2', '3', '4', '5'],
        ...{ partial: yesOrNo, matchCase: yesOrNo, anyOrder: yesOrNo },
      };
      const sheet = ['sheet.questionFile', questionColumns] as const;
      return filledTemplate(sheets, locale, sheet, choices, questionNotes(locale));
    },
  });

  importRoutes(app, {
    check: question.checkImport,
    start: question.startImport,
    kind: questionSheet,
    job: 'question.import',
    categoryType: 'question',
    access: 'question.write',
    action: 'question.imported',
  });

  download(app, question.exportSheet, {
    access: 'question.export',
    request: z.object({
      ...questionFilter,
      ids: z.array(fields.identifier).min(1).max(MAX_CHOSEN).optional(),
    }),
    handler: (input, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportQuestions(input, { caller, locale, zone: zone(), sheets, tx });
    },
  });
}
