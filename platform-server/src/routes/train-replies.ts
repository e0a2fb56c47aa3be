import { z } from 'zod';
import { conditions, itemKinds, phases, statuses } from '../domain/trains/train-fields';

const wholeNumber = z.number().int();

export const trainSummary = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  status: z.enum(statuses),
  phase: z.enum(phases).nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  userCount: wholeNumber,
  passedCount: wholeNumber,
  itemCount: wholeNumber,
  hours: wholeNumber,
  regionName: z.string().nullable(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: wholeNumber,
});

export const pass = z.object({
  items: z.union([z.literal('required'), wholeNumber]),
  exams: z.enum(['passed', 'sat']),
});

export const enrolmentLink = z.object({
  path: z.string(),
  isOpen: z.boolean(),
  places: wholeNumber.nullable(),
  until: z.string().nullable(),
});

export const trainReply = trainSummary.extend({
  coverUploadId: z.string().nullable(),
  goal: z.string(),
  description: z.string(),
  place: z.string(),
  regionId: z.string().nullable(),
  enrolFrom: z.string().nullable(),
  enrolUntil: z.string().nullable(),
  pass,
  certificateTemplateId: z.string().nullable(),
  certificateTemplateName: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(itemKinds),
      targetId: z.string(),
      title: z.string(),
      order: wholeNumber,
      required: z.boolean(),
      problem: z.enum(['missing', 'unpublished', 'outside']).nullable(),
    }),
  ),
  problems: z.array(
    z.object({
      kind: z.enum(['items', 'item', 'window', 'users', 'certificate', 'pass']),
      blocks: z.boolean(),
      itemId: z.string().nullable(),
    }),
  ),
  link: enrolmentLink.nullable(),
  mayWrite: z.boolean(),
});

export const trainSaved = z.object({ id: z.string(), version: wholeNumber });

export const trainCertificateReply = z.object({
  id: z.string(),
  trainId: z.string(),
  templateId: z.string(),
  condition: z.enum(conditions),
});
