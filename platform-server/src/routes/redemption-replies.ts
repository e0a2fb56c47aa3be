import { z } from 'zod';
import { batchStates, codeStates } from '../domain/redemption/code-fields';

const count = z.number().int();

export const batchReply = z.object({
  id: z.string(),
  name: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  state: z.enum(batchStates),
  isOver: z.boolean(),
  count,
  made: count,
  redeemed: count,
  withdrawn: count,
  price: count,
  days: count.nullable(),
  validUntil: z.string().nullable(),
  jobId: z.string(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  version: count,
});

export const codeReply = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(codeStates),
  redeemedAt: z.string().nullable(),
  redeemedByName: z.string().nullable(),
  orderId: z.string().nullable(),
});

export const offerReply = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  teacherName: z.string(),
  cover: z.string().nullable(),
  lessonCount: count,
  minutes: count,
  days: count.nullable(),
  validUntil: z.string().nullable(),
  isOpen: z.boolean(),
  openUntil: z.string().nullable(),
});

export const redeemedReply = z.object({
  orderId: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  expiresAt: z.string().nullable(),
});
