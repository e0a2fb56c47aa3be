import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { findQuestions } from '../domain/questions/find-questions';
import {
  QUESTION_BODY_LIMIT,
  questionFilter,
  questionSave,
} from '../domain/questions/question-fields';
import { questionRow, readQuestion } from '../domain/questions/read-question';
import { saveQuestion } from '../domain/questions/save-question';
import { findPoints, findSimilar } from '../domain/questions/similar';
import { filesFor } from '../domain/resources/text-files';
import { contains } from '../domain/search';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { richTextShape } from '../http/json-shape';
import { route } from '../http/route';
import {
  questionReply,
  questionSaved,
  questionSummary,
  similarQuestions,
} from './question-replies';

const [read, write] = ['question.read', 'question.write'] as const;

const idInput = z.object({ id: fields.identifier });

/** Maximum characters of a text that is compared with others. */
const MAX_COMPARED_LENGTH = 5000;

/** Questions of the caller's organisation, within the caller's branches. */
export async function questionRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { question } = contract;
  const filesOf = (caller: Caller) => filesFor(fileAddressesFor(files, caller));

  route(app, question.getQuestionList, {
    request: z.object({ ...fields.page, ...questionFilter }),
    response: fields.pageOf(questionSummary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findQuestions(t, caller, query)),
  });

  route(app, question.findById, {
    request: idInput,
    response: questionReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) => readQuestion(t, caller, await questionRow(t, caller, id), filesOf(caller))),
  });

  route(app, question.save, {
    request: questionSave,
    response: questionSaved,
    access: write,
    bodyLimit: QUESTION_BODY_LIMIT,
    bodyShape: richTextShape,
    handler: (input, { tx, caller }) => tx((t) => saveQuestion(t, caller, input, filesOf(caller))),
  });

  route(app, question.findSimilar, {
    request: z.object({
      text: fields.text(MAX_COMPARED_LENGTH),
      exceptId: fields.identifier.optional(),
    }),
    response: similarQuestions,
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findSimilar(t, caller, query)),
  });

  route(app, question.findPoints, {
    request: z.object({ keyword: fields.text(40).optional() }),
    response: z.array(z.object({ point: z.string(), questions: z.number().int() })),
    access: read,
    handler: ({ keyword }, { tx, caller }) =>
      tx((t) => findPoints(t, caller, keyword?.trim() ? contains(keyword) : null)),
  });
}
