import { z } from 'zod';

const count = z.number().int();
const hideableCount = count.nullable();
const region = { regionId: z.string().nullable() };
const month = { month: z.string() };

export const government = z.object({
  tenantName: z.string(),
  readAt: z.string(),
  students: hideableCount,
  courses: count,
  certificates: hideableCount,
  studyHours: count,
  months: z.array(
    z.object({ ...month, learners: hideableCount, courses: count, certificates: hideableCount }),
  ),
  regions: z.array(z.object({ ...region, students: hideableCount })),
  industries: z.array(
    z.object({ name: z.string().nullable(), courses: count, learners: hideableCount }),
  ),
  days: z.array(z.object({ date: z.string(), hours: z.number().nullable() })),
});

export const training = z.object({
  tenantName: z.string(),
  readAt: z.string(),
  states: z.object({ upcoming: count, running: count, over: count }),
  enrolled: hideableCount,
  completed: hideableCount,
  taken: hideableCount,
  passed: hideableCount,
  certificates: hideableCount,
  regions: z.array(
    z.object({ ...region, trainings: count, enrolled: hideableCount, completed: hideableCount }),
  ),
  months: z.array(
    z.object({
      ...month,
      taken: hideableCount,
      passed: hideableCount,
      certificates: hideableCount,
    }),
  ),
  organs: z.array(z.object({ name: z.string(), trainings: count, enrolledTens: count })),
});
