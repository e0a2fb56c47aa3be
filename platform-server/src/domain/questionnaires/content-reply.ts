import { z } from 'zod';
import { kinds, tests } from './form-fields';

/** The reply is not validated again: stored content was checked when it was saved. */
export const contentReply = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      questions: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(kinds),
          title: z.string(),
          help: z.string(),
          required: z.boolean(),
          options: z.array(z.object({ id: z.string(), text: z.string() })),
          rows: z.array(z.object({ id: z.string(), text: z.string() })),
          min: z.number().nullable(),
          max: z.number().nullable(),
          showIf: z
            .object({ questionId: z.string(), test: z.enum(tests), value: z.string() })
            .nullable(),
        }),
      ),
      jumps: z.array(
        z.object({
          when: z.object({ questionId: z.string(), test: z.enum(tests), value: z.string() }),
          to: z.string(),
        }),
      ),
    }),
  ),
});
