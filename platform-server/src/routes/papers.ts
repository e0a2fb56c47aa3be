import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { coversFor } from '../domain/courses/covers';
import { questionCounts as countQuestions, questionsNotOnPaper } from '../domain/papers/bank';
import { changePlace } from '../domain/papers/change-place';
import { drawPaper } from '../domain/papers/draw-paper';
import { findPapers } from '../domain/papers/find-papers';
import { deletePaper, movePaper } from '../domain/papers/move-paper';
import {
  PAPER_BODY_LIMIT,
  paperChange,
  paperContent,
  paperFilter,
  paperInput,
  placeChange,
  status,
} from '../domain/papers/paper-fields';
import { paperRow, readPaper } from '../domain/papers/read-paper';
import { addPaper, changePaper, copyPaper } from '../domain/papers/save-paper';
import { saveSections } from '../domain/papers/save-sections';
import { difficulty, types } from '../domain/questions/question-fields';
import { filesFor } from '../domain/resources/text-files';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { paperReply, paperSheet, paperSummary, questionCounts, saved } from './paper-replies';
import { questionSummary } from './question-replies';

const [read, write, publish] = ['paper.read', 'paper.write', 'paper.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInAddress });

/** Papers of the caller's organisation, within the caller's branches. */
export async function paperRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { paper } = contract;
  const filesOf = (caller: Caller) => filesFor(coversFor(files, caller));

  route(app, paper.findByCondition, {
    request: z.object({ ...fields.page, ...paperFilter }),
    response: fields.pageOf(paperSummary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findPapers(t, caller, query)),
  });

  route(app, paper.findById, {
    request: idInput,
    response: paperReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) => readPaper(t, caller, await paperRow(t, caller, id), filesOf(caller))),
  });

  route(app, paper.save, {
    request: paperInput,
    response: replies.createdReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => addPaper(t, caller, input)),
  });

  route(app, paper.updateById, {
    request: paperChange,
    response: replies.nullReply,
    access: write,
    handler: async (change, { tx, caller }) => {
      await tx((t) => changePaper(t, caller, change, filesOf(caller)));
      return null;
    },
  });

  route(app, paper.delete, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deletePaper(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, paper.updateStatusById, {
    request: idAndVersionInput.extend({ status }),
    response: replies.nullReply,
    access: publish,
    handler: async (input, { tx, caller }) => {
      await tx((t) => movePaper(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, paper.saveQuestions, {
    request: paperContent,
    response: saved,
    access: write,
    bodyLimit: PAPER_BODY_LIMIT,
    handler: (content, { tx, caller }) =>
      tx((t) => saveSections(t, caller, content, filesOf(caller))),
  });

  route(app, paper.updateQuestion, {
    request: placeChange,
    response: saved,
    access: write,
    handler: (change, { tx, caller }) => tx((t) => changePlace(t, caller, change, filesOf(caller))),
  });

  route(app, paper.copy, {
    request: idInput,
    response: replies.createdReply,
    access: write,
    handler: ({ id }, { tx, caller, locale }) => tx((t) => copyPaper(t, caller, id, locale)),
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
