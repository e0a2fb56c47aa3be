import { z } from 'zod';
import { assessmentStatuses, level } from '../domain/assessments/assessment-fields';
import { statuses as certificateStatuses } from './certificate-replies';

/** Certified people ("talent"), with their certificates and assessments. */

const text = z.string();
const wholeNumber = z.number().int();

export const talentReply = z.object({
  userId: text,
  name: text,
  phone: text,
  idNumber: text.nullable(),
  skills: z.array(text),
  validCount: wholeNumber,
  certificateCount: wholeNumber,
  score: z.number().nullable(),
  regionName: text.nullable(),
  departmentName: text.nullable(),
  branchName: text.nullable(),
  certifiedAt: text,
});

export const profile = talentReply.extend({
  certificates: z.array(
    z.object({
      id: text,
      certificateNo: text,
      templateName: text,
      trainTitle: text.nullable(),
      status: z.enum(certificateStatuses),
      issuedAt: text,
      expiresAt: text.nullable(),
      reason: text.nullable(),
      skill: text,
      score: text,
    }),
  ),
  assessments: z.array(
    z.object({
      id: text,
      skill: text,
      level,
      status: z.enum(assessmentStatuses),
      appointedAt: text.nullable(),
      score: z.number().nullable(),
      assessor: text,
    }),
  ),
  trainings: z.array(
    z.object({ id: text, title: text, hours: wholeNumber, passedAt: text.nullable() }),
  ),
});
