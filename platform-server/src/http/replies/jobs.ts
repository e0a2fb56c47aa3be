import { z } from 'zod';

export const job = z.object({
  id: z.string(),
  kind: z.enum([
    'tenant.import',
    'student.change',
    'student.import',
    'teacher.import',
    'assessment.import',
    'question.import',
    'question.package',
    'question.export',
    'redemption.make',
    'certificate.issue',
    'certificate.images',
    'train.scores',
  ]),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  done: z.number().int(),
  total: z.number().int(),
  imported: z.number().int(),
  failed: z.number().int(),
  createdBy: z.string(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});

const problems = z.array(
  z.object({ row: z.number().int(), column: z.string(), message: z.string() }),
);

export const jobDetail = job.extend({ problems });

export const importReport = z.object({
  imported: z.number().int(),
  failed: z.number().int(),
  problems,
  job,
});
