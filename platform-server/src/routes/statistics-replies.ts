import { z } from 'zod';

const count = z.number().int();

export const summary = z.object({
  userCount: count,
  studentCount: count,
  teacherCount: count,
  courseCount: count,
  examCount: count,
  trainCount: count,
  certificateCount: count,
  resourceCount: count,
});

const change = z.number().nullable();

export const summaryPlus = summary.extend({
  change: z.object({
    userCount: change,
    studentCount: change,
    teacherCount: change,
    courseCount: change,
    examCount: change,
    trainCount: change,
    certificateCount: change,
    resourceCount: change,
  }),
  studyHours: z.number(),
  examPassingRate: z.number().nullable(),
});

export const series = z.array(z.object({ date: z.string(), count }));
export const trainFields = { trainId: z.string(), title: z.string() };

export const course = z.object({
  courseId: z.string(),
  title: z.string(),
  learners: count,
  finished: count,
  progress: z.number(),
});

export const resource = z.object({
  kind: z.enum(['video', 'audio', 'document', 'image']),
  count,
  bytes: z.number(),
});

export const train = z.object({
  ...trainFields,
  startsAt: z.string(),
  endsAt: z.string(),
  enrolled: count,
  finished: count,
});

export const passing = z.object({
  ...trainFields,
  examId: z.string(),
  taken: count,
  passed: count,
});
