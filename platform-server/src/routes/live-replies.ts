import { z } from 'zod';
import { states } from '../domain/live/live-fields';

const count = z.number().int();

export const learners = {
  id: z.string(),
  title: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  hostName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  summary: z.string(),
  state: z.enum(states),
  reason: z.string().nullable(),
};

export const session = z.object({
  ...learners,
  teacherIds: z.array(z.string()),
  remindMinutes: z.literal([0, 5, 15, 30, 60, 1440]).nullable(),
  invited: count,
  attended: count,
  remindedAt: z.string().nullable(),
  isTold: z.boolean(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  mayWrite: z.boolean(),
  createdAt: z.string(),
  version: count,
});

export const provider = z.object({
  name: z.enum(['none', 'zegoroomkit']),
  isConfigured: z.boolean(),
  problem: z.enum(['unset', 'settings', 'noClient']).nullable(),
  missing: z.array(z.string()),
});

export const room = z.object({
  ...learners,
  opensAt: z.string(),
  isOpen: z.boolean(),
  joinUrl: z.string().nullable(),
  provider,
  isHost: z.boolean(),
});
