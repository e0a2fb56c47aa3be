import { z } from 'zod';
import { storedRichText as text } from '../http/rich-text';

const wholeNumber = z.number().int();

const options = z.array(z.object({ key: z.string(), text }));

const single = z.object({ type: z.literal('single'), options });

const multiple = z.object({
  type: z.literal('multiple'),
  options,
  credit: z.enum(['all', 'partial']),
});

const judge = z.object({ type: z.literal('judge') });
const blank = z.object({ type: z.literal('blank'), gaps: wholeNumber });
const essay = z.object({ type: z.literal('essay'), maxLength: wholeNumber });

const ofPart = { id: z.string(), stem: text, share: wholeNumber };

const part = z.discriminatedUnion('type', [
  single.extend(ofPart),
  multiple.extend(ofPart),
  judge.extend(ofPart),
  blank.extend(ofPart),
  essay.extend(ofPart),
]);

/** A question without its answer: fields that this schema lacks are not sent. */
export const questionReply = z.discriminatedUnion('type', [
  single.extend({ stem: text }),
  multiple.extend({ stem: text }),
  judge.extend({ stem: text }),
  blank.extend({ stem: text }),
  essay.extend({ stem: text }),
  z.object({ type: z.literal('compound'), stem: text, parts: z.array(part) }),
]);
