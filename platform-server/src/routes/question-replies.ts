import { z } from 'zod';
import { difficulty, statuses, types } from '../domain/questions/question-fields';
import { richTextFile } from '../http/rich-text';
import { questionContent } from './question-content-reply';

export const questionSummary = z.object({
  id: z.string(),
  type: z.enum(types),
  text: z.string(),
  hasPicture: z.boolean(),
  hasAudio: z.boolean(),
  difficulty,
  points: z.array(z.string()),
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  status: z.enum(statuses),
  hasChanges: z.boolean(),
  revision: z.number().int().nullable(),
  uses: z.number().int(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export const questionReply = questionSummary.extend({
  content: questionContent,
  files: z.array(richTextFile),
  mayWrite: z.boolean(),
});

export const questionSaved = z.object({ id: z.string(), version: z.number().int() });

export const questionRevisions = z.array(
  z.object({
    number: z.number().int(),
    text: z.string(),
    releasedAt: z.string(),
    byName: z.string().nullable(),
    uses: z.number().int(),
  }),
);

export const questionUses = z.array(
  z.object({
    paperId: z.string(),
    title: z.string(),
    status: z.literal([0, 1, 2]),
    revision: z.number().int(),
  }),
);

export const similarQuestions = z.array(
  z.object({
    id: z.string(),
    type: z.enum(types),
    text: z.string(),
    status: z.enum(statuses),
    similarity: z.number(),
  }),
);

export const manyOutcome = z.object({
  changed: z.number().int(),
  refused: z.array(z.object({ id: z.string(), code: z.number().int(), message: z.string() })),
});
