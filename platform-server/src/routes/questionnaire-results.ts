import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { exportAnswers } from '../domain/questionnaires/export-answers';
import { answersOf, textsOf } from '../domain/questionnaires/find-answers';
import { span } from '../domain/questionnaires/questionnaire-fields';
import { questionnaireRow } from '../domain/questionnaires/read-questionnaire';
import { resultsOf } from '../domain/questionnaires/results';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import { route } from '../http/route';
import { withTimeZone } from '../http/with-time-zone';
import { formText, results, singleAnswer } from './questionnaire-replies';

const read = 'form.read';

/** What people answered to a questionnaire. */
export async function questionnaireResultRoutes(app: FastifyInstance): Promise<void> {
  const { questionnaire } = contract;
  const { sheets } = app.services;

  route(app, questionnaire.results, {
    request: z.object({ ...span, zone: fields.text(64) }),
    response: results,
    access: read,
    handler: ({ id, zone, ...query }, { tx, caller }) =>
      tx(async (t) => {
        const row = await questionnaireRow(t, caller, id);
        return withTimeZone(zone, () => resultsOf(t, row, { ...query, zone }));
      }),
  });

  route(app, questionnaire.texts, {
    request: z.object({ ...fields.page, ...span, questionId: fields.text(16) }),
    response: fields.pageOf(formText),
    access: read,
    handler: ({ id, ...query }, { tx, caller }) =>
      tx(async (t) => textsOf(t, await questionnaireRow(t, caller, id), query)),
  });

  route(app, questionnaire.answers, {
    request: z.object({ ...fields.page, ...span }),
    response: fields.pageOf(singleAnswer),
    access: read,
    handler: ({ id, ...query }, { tx, caller }) =>
      tx(async (t) => answersOf(t, await questionnaireRow(t, caller, id), query)),
  });

  download(app, questionnaire.export, {
    access: 'form.export',
    request: z.object(span),
    handler: (query, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportAnswers({ caller, locale, zone: zone(), sheets, tx }, query);
    },
  });
}
