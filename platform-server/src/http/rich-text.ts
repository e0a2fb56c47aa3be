import {
  type RichText,
  type RichTextBlock,
  type RichTextFault,
  type RichTextOptions,
  refusalOf,
} from '@edu/shared-utility/contract';
import { z } from 'zod';
import type { PhraseKey } from '../phrases';

const phrases: Readonly<Record<RichTextFault, PhraseKey>> = {
  form: 'richText.form',
  unknown: 'richText.unknown',
  tooLong: 'richText.tooLong',
  tooDeep: 'richText.tooDeep',
  link: 'richText.link',
  text: 'richText.text',
  formula: 'richText.formula',
  file: 'richText.file',
  oneLine: 'richText.oneLine',
  blank: 'richText.blank',
};

/** A text with its form; one that holds anything else is refused with what is wrong in it. */
export const richText = (only: RichTextOptions = {}) =>
  z.custom<RichText>().superRefine((value, context) => {
    const refusal = refusalOf(value, only);
    if (refusal) context.addIssue({ code: 'custom', message: phrases[refusal.fault] });
  });

/** Of an answer: what is stored was checked when it came. */
export const storedRichText = z.object({
  type: z.literal('doc'),
  content: z.array(z.custom<RichTextBlock>()),
});

/** A file that a text names. */
export const richTextFile = z.object({
  resourceId: z.string(),
  url: z.string().nullable(),
  title: z.string(),
});

/** Bytes of a body with one text of the most that it may hold, and what else a form has. */
export const RICH_TEXT_BODY_LIMIT = 393_216;
