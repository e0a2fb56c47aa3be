import { z } from 'zod';
import { statuses } from '../domain/declarations/declaration-fields';

const wholeNumber = z.number().int();

export const summary = z.object({
  id: z.string(),
  trainId: z.string(),
  status: z.enum(statuses),
  title: z.string(),
  regionName: z.string().nullable(),
  hours: wholeNumber,
  place: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  enrolFrom: z.string().nullable(),
  enrolUntil: z.string().nullable(),
  userCount: wholeNumber,
  tenantName: z.string(),
  organName: z.string(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: wholeNumber,
});

const facts = [
  'title',
  'goal',
  'regionId',
  'hours',
  'place',
  'startsAt',
  'endsAt',
  'enrolFrom',
  'enrolUntil',
  'userCount',
] as const;

export const detail = summary.extend({
  goal: z.string(),
  regionId: z.string().nullable(),
  remark: z.string(),
  attachments: z.array(
    z.object({ id: z.string(), name: z.string(), bytes: wholeNumber, url: z.string().nullable() }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(['submitted', 'accepted', 'returned']),
      reason: z.string().nullable(),
      personName: z.string(),
      happenedAt: z.string(),
    }),
  ),
  changed: z.array(z.enum(facts)),
});
