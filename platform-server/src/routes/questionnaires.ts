import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findQuestionnaires } from '../domain/questionnaires/find-questionnaires';
import {
  closeQuestionnaire,
  copyQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
  reopenQuestionnaire,
} from '../domain/questionnaires/move-questionnaire';
import {
  CONTENT_LIMIT,
  questionnaireFilter,
  questionnaireSave,
  shareInput,
  versionedId,
} from '../domain/questionnaires/questionnaire-fields';
import { readQuestionnaire } from '../domain/questionnaires/read-questionnaire';
import { saveQuestionnaire } from '../domain/questionnaires/save-questionnaire';
import { shareQuestionnaire } from '../domain/questionnaires/share';
import * as fields from '../http/fields';
import { richTextShape } from '../http/json-shape';
import { moveRoutes } from '../http/move-routes';
import { route } from '../http/route';
import { questionnaireReply, summary } from './questionnaire-replies';

const [read, write, publish] = ['form.read', 'form.write', 'form.publish'] as const;
const idInput = z.object({ id: fields.identifier });

function writeRoutes(app: FastifyInstance): void {
  const { questionnaire } = contract;

  route(app, questionnaire.save, {
    request: questionnaireSave,
    response: versionedId,
    access: write,
    bodyLimit: CONTENT_LIMIT,
    bodyShape: richTextShape,
    handler: (input, { tx, caller }) => tx((t) => saveQuestionnaire(t, caller, input)),
  });

  route(app, questionnaire.copy, {
    request: idInput,
    response: versionedId,
    access: write,
    handler: ({ id }, { tx, caller, locale }) =>
      tx((t) => copyQuestionnaire(t, caller, id, locale)),
  });

  route(app, questionnaire.share, {
    request: shareInput,
    response: questionnaireReply,
    access: publish,
    handler: (input, { tx, caller }) => tx((t) => shareQuestionnaire(t, caller, input)),
  });

  moveRoutes(app, versionedId, [
    [questionnaire.publish, publish, publishQuestionnaire],
    [questionnaire.close, publish, closeQuestionnaire],
    [questionnaire.reopen, publish, reopenQuestionnaire],
    [questionnaire.delete, write, deleteQuestionnaire],
  ]);
}

/** Questionnaires of the caller's organisation and their answers, within the caller's branches. */
export async function questionnaireRoutes(app: FastifyInstance): Promise<void> {
  const { questionnaire } = contract;

  writeRoutes(app);

  route(app, questionnaire.find, {
    request: z.object({ ...fields.page, ...questionnaireFilter }),
    response: fields.pageOf(summary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findQuestionnaires(t, caller, query)),
  });

  route(app, questionnaire.findById, {
    request: idInput,
    response: questionnaireReply,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => readQuestionnaire(t, caller, id)),
  });
}
