import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { changePaperQuestion } from '../domain/papers/change-paper-question';
import { drawPaper } from '../domain/papers/draw-paper';
import { PAPER_BODY_LIMIT, paperContent, paperQuestionChange } from '../domain/papers/paper-fields';
import {
  questionCounts as countQuestions,
  questionsNotOnPaper,
} from '../domain/papers/question-bank';
import { saveSections } from '../domain/papers/save-sections';
import { difficulty, types } from '../domain/questions/question-fields';
import { filesFor } from '../domain/resources/text-files';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { paperSheet, questionCounts, saved } from './paper-replies';
import { questionSummary } from './question-replies';

const [read, write] = ['paper.read', 'paper.write'] as const;

const idInput = z.object({ id: fields.identifier });

/** The questions of a paper. */
export async function paperQuestionRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { paper } = contract;
  const filesOf = (caller: Caller) => filesFor(fileAddressesFor(files, caller));

  route(app, paper.saveQuestions, {
    request: paperContent,
    response: saved,
    access: write,
    bodyLimit: PAPER_BODY_LIMIT,
    handler: (content, { tx, caller }) =>
      tx((t) => saveSections(t, caller, content, filesOf(caller))),
  });

  route(app, paper.updateQuestion, {
    request: paperQuestionChange,
    response: saved,
    access: write,
    handler: (change, { tx, caller }) =>
      tx((t) => changePaperQuestion(t, caller, change, filesOf(caller))),
  });

  route(app, paper.draw, {
    request: idInput,
    response: paperSheet,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => drawPaper(t, caller, id, filesOf(caller))),
  });

  route(app, paper.findNotExitListByIds, {
    request: z.object({
      ...fields.page,
      id: fields.identifier,
      type: z.enum(types).optional(),
      title: fields.text(64).optional(),
      categoryId: fields.identifier.optional(),
      difficulty: z.coerce.number().pipe(difficulty).optional(),
    }),
    response: fields.pageOf(questionSummary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => questionsNotOnPaper(t, caller, query)),
  });

  route(app, paper.findQuestionCountByCategoryIds, {
    request: z.object({ categoryIds: fields.identifiers }),
    response: questionCounts,
    access: read,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: ({ categoryIds }, { tx, caller }) => tx((t) => countQuestions(t, caller, categoryIds)),
  });
}
