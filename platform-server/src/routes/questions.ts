import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { coversFor } from '../domain/courses/covers';
import { changeMany } from '../domain/questions/bulk-change';
import { findQuestions } from '../domain/questions/find-questions';
import {
  copyQuestion,
  deleteQuestion,
  releaseQuestion,
  withdrawQuestion,
} from '../domain/questions/move-question';
import {
  manyQuestions,
  QUESTION_BODY_LIMIT,
  questionFilter,
  questionSave,
} from '../domain/questions/question-fields';
import { questionRow, readQuestion } from '../domain/questions/read-question';
import { findRevisions, findUses, readRevision } from '../domain/questions/revisions';
import { saveQuestion } from '../domain/questions/save-question';
import { findPoints, findSimilar } from '../domain/questions/similar';
import { filesFor } from '../domain/resources/text-files';
import { contains } from '../domain/search';
import { type Caller, requireCode } from '../http/caller';
import * as fields from '../http/fields';
import { richTextShape } from '../http/json-shape';
import * as replies from '../http/replies';
import { richTextFile } from '../http/rich-text';
import { route } from '../http/route';
import {
  manyOutcome,
  questionContent,
  questionReply,
  questionRevisions,
  questionSaved,
  questionSummary,
  questionUses,
  similarQuestions,
} from './question-replies';

const [read, write, publish] = ['question.read', 'question.write', 'question.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInAddress });
/** Maximum characters of a text that is compared with others. */
const MAX_COMPARED_LENGTH = 5000;

/** Questions of the caller's organisation, within the caller's branches. */
export async function questionRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { question } = contract;
  const filesOf = (caller: Caller) => filesFor(coversFor(files, caller));

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

  route(app, question.delete, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteQuestion(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, question.releashQuestion, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publish,
    handler: async (input, { tx, caller }) => {
      await tx((t) => releaseQuestion(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, question.withdraw, {
    request: idInput.extend({ version: fields.version }),
    response: replies.nullReply,
    access: publish,
    handler: async (input, { tx, caller }) => {
      await tx((t) => withdrawQuestion(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, question.copy, {
    request: idInput,
    response: replies.createdReply,
    access: write,
    handler: ({ id }, { tx, caller }) => tx((t) => copyQuestion(t, caller, id)),
  });

  route(app, question.changeMany, {
    request: manyQuestions,
    response: manyOutcome,
    access: write,
    handler: (order, { tx, caller, locale }) => {
      if (order.change === 'release' || order.change === 'withdraw') requireCode(caller, publish);
      return tx((t) => changeMany(t, caller, order, { filesOf: filesOf(caller), locale }));
    },
  });

  route(app, question.findRevisions, {
    request: idInput,
    response: questionRevisions,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => findRevisions(t, caller, id)),
  });

  route(app, question.findRevision, {
    request: idInput.extend({ number: z.coerce.number().int().min(1) }),
    response: z.object({ content: questionContent, files: z.array(richTextFile) }),
    access: read,
    handler: (input, { tx, caller }) => tx((t) => readRevision(t, caller, input, filesOf(caller))),
  });

  route(app, question.findUses, {
    request: idInput,
    response: questionUses,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => findUses(t, caller, id)),
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
