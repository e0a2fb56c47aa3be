import { type RichText, type RichTextFault, refusalOf } from '@edu/shared-utility/contract';
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
};

/** A text with its form; one that holds anything else is refused with what is wrong in it. */
export const richText = (only: { oneLine?: boolean } = {}) =>
  z.custom<RichText>().superRefine((value, context) => {
    const refusal = refusalOf(value, only);
    if (refusal) context.addIssue({ code: 'custom', message: phrases[refusal.fault] });
  });
