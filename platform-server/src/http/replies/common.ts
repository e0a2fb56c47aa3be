import { z } from 'zod';

export const nullReply = z.null();

export const version = z.number().int().optional();

export const createdReply = z.object({ id: z.string() });

export const namedReply = z.array(z.object({ id: z.string(), name: z.string() }));

/** The full value of a number that lists mask. */
export const revealed = z.object({ value: z.string().nullable() });
