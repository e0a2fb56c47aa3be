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

/** Validates a rich text; the error names what is not allowed. */
export const richText = (options: RichTextOptions = {}) =>
  z.custom<RichText>().superRefine((value, context) => {
    const refusal = refusalOf(value, options);
    if (refusal) context.addIssue({ code: 'custom', message: phrases[refusal.fault] });
  });

/** For replies: the blocks were validated when they were stored. */
export const storedRichText = z.object({
  type: z.literal('doc'),
  content: z.array(z.custom<RichTextBlock>()),
});

/** A file that a rich text refers to. */
export const richTextFile = z.object({
  resourceId: z.string(),
  url: z.string().nullable(),
  title: z.string(),
});

/** Maximum bytes of a body with one rich text of the greatest size and the form's other fields. */
export const RICH_TEXT_BODY_LIMIT = 393_216;
