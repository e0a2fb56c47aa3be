import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [OPTIONS, GAPS, GAP, ESSAY, PARTS, CHANGES] = [26, 20, 1000, 20_000, 20, 50];

const letter = z.string().regex(/^[A-Z]$/);
const partAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single'), key: letter }),
  z.strictObject({ type: z.literal('multiple'), keys: z.array(letter).max(OPTIONS) }),
  z.strictObject({ type: z.literal('judge'), value: z.boolean() }),
  z.strictObject({ type: z.literal('blank'), texts: z.array(fields.text(GAP)).max(GAPS) }),
  z.strictObject({ type: z.literal('essay'), text: fields.text(ESSAY * 2) }),
]);

export const givenAnswer = z.discriminatedUnion('type', [
  ...partAnswer.options,
  z.strictObject({
    type: z.literal('compound'),
    parts: z
      .record(fields.identifier, partAnswer)
      .refine((parts) => Object.keys(parts).length <= PARTS),
  }),
]);

const change = z.strictObject({
  questionId: fields.identifier,
  given: givenAnswer.nullable(),
  mark: z.boolean(),
  at: z.number().int().min(1).max(2_000_000_000),
});

export const changes = z.array(change).max(CHANGES, key('sitting.tooMany'));
export type Changes = z.output<typeof changes>;

/** How often the page was left since the last request. */
export const leaves = z.number().int().min(0).max(1000);

/** Largest request body in bytes, with long essays. */
export const ANSWERS_BODY_LIMIT = 512 * 1024;
