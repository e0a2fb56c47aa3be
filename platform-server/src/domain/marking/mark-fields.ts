import { z } from 'zod';
import * as fields from '../../http/fields';
import { points } from '../exams/exam-fields';

const LINES = 20;

export const markInput = z.object({
  id: fields.identifier,
  score: points,
  lines: z
    .record(fields.identifier, points)
    .refine((lines) => Object.keys(lines).length <= LINES)
    .optional(),
  comment: fields.text(1000).trim().optional(),
  version: fields.version,
});
