import { z } from 'zod';
import { itemKinds, phases } from '../domain/trains/train-fields';
import { pass } from './train-replies';

const wholeNumber = z.number().int();
const share = z.number();

export const linkReply = z.object({
  id: z.string(),
  title: z.string(),
  goal: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  places: wholeNumber.nullable(),
  isIn: z.boolean(),
});

export const studentTrain = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  goal: z.string(),
  description: z.string(),
  place: z.string(),
  hours: wholeNumber,
  regionName: z.string().nullable(),
  pass,
  phase: z.enum(phases),
  progress: share,
  passedAt: z.string().nullable(),
  certificateId: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(itemKinds),
      targetId: z.string(),
      title: z.string(),
      required: z.boolean(),
      progress: share,
      done: z.boolean(),
      score: z.number().nullable(),
      startsAt: z.string().nullable(),
      endsAt: z.string().nullable(),
    }),
  ),
});
