import { z } from 'zod';
import { storedRichText as text } from '../http/rich-text';

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
