import { z } from 'zod';
import * as fields from '../../http/fields';
import { richText } from '../../http/rich-text';
import type { PhraseKey } from '../../phrases';

export const key = (phrase: PhraseKey): PhraseKey => phrase;

const [OPTIONS, GAPS, VARIANTS, RUBRIC, PARTS, SHARES] = [26, 20, 20, 20, 20, 1000];

const [ANSWER, RUBRIC_TEXT, ESSAY] = [200, 300, 20_000];

const share = z
  .int(key('question.share'))
  .min(1, key('question.share'))
  .max(SHARES, key('question.share'));

const options = z
  .array(z.strictObject({ key: z.string().regex(/^[A-Z]$/), text: richText() }))
  .min(2, key('question.options'))
  .max(OPTIONS, key('question.options'));

const single = z.strictObject({ type: z.literal('single'), options, answer: z.string() });

const multiple = z.strictObject({
  type: z.literal('multiple'),
  options,
  answer: z.array(z.string()).max(OPTIONS),
  credit: z.enum(['all', 'partial']),
});

const judge = z.strictObject({ type: z.literal('judge'), answer: z.boolean() });

const blank = z.strictObject({
  type: z.literal('blank'),
  answer: z
    .array(z.array(fields.requiredText(ANSWER)).max(VARIANTS, key('question.variants')))
    .max(GAPS, key('question.gaps')),
  matchCase: z.boolean(),
  anyOrder: z.boolean(),
});

const essay = z.strictObject({
  type: z.literal('essay'),
  answer: richText(),
  rubric: z
    .array(z.strictObject({ id: fields.identifier, text: fields.requiredText(RUBRIC_TEXT), share }))
    .max(RUBRIC, key('question.rubric')),
  maxLength: z
    .int(key('question.maxLength'))
    .min(1, key('question.maxLength'))
    .max(ESSAY, key('question.maxLength')),
});

const richTextFields = { stem: richText({ blanks: true }), explanation: richText().nullable() };

const ofPart = { ...richTextFields, id: fields.identifier, share };

const questionPart = z.discriminatedUnion('type', [
  single.extend(ofPart),
  multiple.extend(ofPart),
  judge.extend(ofPart),
  blank.extend(ofPart),
  essay.extend(ofPart),
]);

const compound = z.strictObject({
  type: z.literal('compound'),
  parts: z.array(questionPart).min(1, key('question.parts')).max(PARTS, key('question.parts')),
});

/** The content by question type: the question and its right answer. */
export const questionContent = z.discriminatedUnion('type', [
  single.extend(richTextFields),
  multiple.extend(richTextFields),
  judge.extend(richTextFields),
  blank.extend(richTextFields),
  essay.extend(richTextFields),
  compound.extend(richTextFields),
]);
