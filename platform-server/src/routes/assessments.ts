import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  assessmentFilter,
  assessmentSave,
  assessmentStatuses,
  level,
  versionedId,
  withdrawing,
} from '../domain/assessments/assessment-fields';
import {
  findAssessments,
  findSkills,
  readAssessment,
} from '../domain/assessments/find-assessments';
import { deleteAssessment, withdraw } from '../domain/assessments/move-assessment';
import { saveAssessment } from '../domain/assessments/save-assessment';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { assessmentSheetRoutes } from './assessment-sheets';

const text = z.string();

const reply = z.object({
  id: text,
  userId: text.nullable(),
  name: text,
  phone: text.nullable(),
  skill: text,
  level,
  status: z.enum(assessmentStatuses),
  appointedAt: text.nullable(),
  place: text,
  score: z.number().nullable(),
  assessor: text,
  remarks: text,
  reason: text.nullable(),
  certificateId: text.nullable(),
  certificateNo: text.nullable(),
  branchId: text.nullable(),
  branchName: text.nullable(),
  createdAt: text,
  updatedAt: text,
  version: z.number().int(),
});

const [read, write] = ['assessment.read', 'assessment.write'] as const;

/** Assessments of the caller's organisation, within the caller's branches. */
export async function assessmentRoutes(app: FastifyInstance): Promise<void> {
  const { assessment } = contract;

  route(app, assessment.findByCondition, {
    request: z.object({ ...fields.page, ...assessmentFilter }),
    response: fields.pageOf(reply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findAssessments(t, caller, query)),
  });

  route(app, assessment.findById, {
    request: z.object({ id: fields.identifier }),
    response: reply,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => readAssessment(t, caller, id)),
  });

  route(app, assessment.findSkills, {
    response: z.array(text),
    access: read,
    handler: (_, { tx, caller }) => tx((t) => findSkills(t, caller)),
  });

  route(app, assessment.save, {
    request: assessmentSave,
    response: versionedId,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => saveAssessment(t, caller, input)),
  });

  route(app, assessment.withdraw, {
    request: withdrawing,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => withdraw(t, caller, input));
      return null;
    },
  });

  route(app, assessment.delete, {
    request: versionedId,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteAssessment(t, caller, input));
      return null;
    },
  });

  assessmentSheetRoutes(app);
}
