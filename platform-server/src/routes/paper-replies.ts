import { z } from 'zod';
import { drawnTypes, paperTypes } from '../domain/papers/paper-fields';
import { difficulty, types } from '../domain/questions/question-fields';
import { richTextFile } from '../http/rich-text';
import { questionContent } from './question-content-reply';

export const paperSummary = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(paperTypes),
  drawn: z.enum(drawnTypes),
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  status: z.literal([0, 1, 2]),
  questionCount: z.number().int(),
  totalScore: z.number(),
  examCount: z.number().int(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

const paperQuestion = z.object({
  id: z.string(),
  questionId: z.string(),
  revision: z.number().int(),
  question: questionContent,
  difficulty,
  order: z.number().int(),
  score: z.number(),
  isOutdated: z.boolean(),
  isWithdrawn: z.boolean(),
});

const readRule = z.object({
  id: z.string(),
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  type: z.enum(types),
  difficulty: difficulty.nullable(),
  point: z.string().nullable(),
  count: z.number().int(),
  score: z.number(),
  available: z.number().int(),
  left: z.number().int(),
});

const sectionFields = { title: z.string(), note: z.string() };

export const paperReply = paperSummary.extend({
  sections: z.array(
    z.object({
      ...sectionFields,
      id: z.string(),
      questions: z.array(paperQuestion),
      rules: z.array(readRule),
    }),
  ),
  problems: z.array(
    z.object({
      kind: z.enum(['noQuestions', 'emptySection', 'tooFew', 'withdrawn', 'outdated']),
      blocks: z.boolean(),
      sectionId: z.string().nullable(),
      lineId: z.string().nullable(),
    }),
  ),
  files: z.array(richTextFile),
  mayWrite: z.boolean(),
});

export const paperSheet = z.object({
  title: z.string(),
  totalScore: z.number(),
  files: z.array(richTextFile),
  sections: z.array(
    z.object({
      ...sectionFields,
      questions: z.array(
        z.object({ questionId: z.string(), score: z.number(), question: questionContent }),
      ),
    }),
  ),
});

export const questionCounts = z.array(
  z.object({
    categoryId: z.string(),
    type: z.enum(types),
    difficulty,
    count: z.number().int(),
  }),
);

export const saved = z.object({ version: z.number().int() });
