import { z } from 'zod';
import { difficulty, statuses, types } from '../domain/questions/question-fields';
import { richTextFile, storedRichText as text } from '../http/rich-text';

const options = z.array(z.object({ key: z.string(), text }));

const single = z.object({ type: z.literal('single'), options, answer: z.string() });
const multiple = z.object({
  type: z.literal('multiple'),
  options,
  answer: z.array(z.string()),
  credit: z.enum(['all', 'partial']),
});
const judge = z.object({ type: z.literal('judge'), answer: z.boolean() });
const blank = z.object({
  type: z.literal('blank'),
  answer: z.array(z.array(z.string())),
  matchCase: z.boolean(),
  anyOrder: z.boolean(),
});
const essay = z.object({
  type: z.literal('essay'),
  answer: text,
  rubric: z.array(z.object({ id: z.string(), text: z.string(), share: z.number().int() })),
  maxLength: z.number().int(),
});

const richTextFields = { stem: text, explanation: text.nullable() };
const ofPart = { ...richTextFields, id: z.string(), share: z.number().int() };

const part = z.discriminatedUnion('type', [
  single.extend(ofPart),
  multiple.extend(ofPart),
  judge.extend(ofPart),
  blank.extend(ofPart),
  essay.extend(ofPart),
]);

const compound = z.object({ type: z.literal('compound'), parts: z.array(part) });

/** A question's content as stored. */
export const questionContent = z.discriminatedUnion('type', [
  single.extend(richTextFields),
  multiple.extend(richTextFields),
  judge.extend(richTextFields),
  blank.extend(richTextFields),
  essay.extend(richTextFields),
  compound.extend(richTextFields),
]);

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
