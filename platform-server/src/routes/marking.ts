import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { findAnswers } from '../domain/marking/find-answers';
import { findMarkingExams } from '../domain/marking/find-marking-exams';
import { markEssay } from '../domain/marking/mark';
import { markInput } from '../domain/marking/mark-fields';
import * as fields from '../http/fields';
import { richTextFile, storedRichText as text } from '../http/rich-text';
import { route } from '../http/route';

const wholeNumber = z.number().int();

const markingExam = z.object({
  examId: z.string(),
  title: z.string(),
  answers: wholeNumber,
  marked: wholeNumber,
  waiting: wholeNumber,
  blind: z.boolean(),
  twoMarkers: z.boolean(),
});

const markingAnswer = z.object({
  id: z.string(),
  examId: z.string(),
  examTitle: z.string(),
  name: z.string().nullable(),
  number: z.string(),
  stem: text,
  above: text.nullable(),
  model: text,
  rubric: z.array(z.object({ id: z.string(), text: z.string(), share: wholeNumber })),
  maxScore: z.number(),
  given: z.string(),
  score: z.number().nullable(),
  lines: z.record(z.string(), z.number()),
  comment: z.string(),
  files: z.array(richTextFile),
  version: wholeNumber,
});

/** Marking by people: callers see the exams that name them, or with the permission all within their branches. */
export async function markingRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { marking } = contract;

  route(app, marking.findExams, {
    request: z.object(fields.page),
    response: fields.pageOf(markingExam),
    handler: (page, { tx, caller }) => tx((t) => findMarkingExams(t, caller, page)),
  });

  route(app, marking.findAnswers, {
    request: z.object({
      ...fields.page,
      examId: fields.identifier,
      questionId: fields.identifier.optional(),
      done: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    }),
    response: fields.pageOf(markingAnswer),
    handler: (query, { tx, caller }) =>
      tx((t) => findAnswers(t, caller, query, fileAddressesFor(files, caller))),
  });

  route(app, marking.mark, {
    request: markInput,
    response: z.object({ version: wholeNumber, sittingDone: z.boolean() }),
    handler: (input, { tx, caller }) =>
      tx((t) => markEssay(t, caller, input, fileAddressesFor(files, caller))),
  });
}
