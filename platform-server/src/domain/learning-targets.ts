import type { RowKind } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import { liveSession, resource } from '../db/schema';
import { actorOf } from '../http/caller';
import { readAssessment } from './assessments/find-assessments';
import { certificateOrTemplate } from './certificates/find-certificates';
import { articleRow } from './content/read-article';
import { courseRow } from './courses/read-course';
import { examRow } from './exams/read-exam';
import { orderById } from './orders/find-orders';
import { paperRow } from './papers/read-paper';
import { questionnaireRow } from './questionnaires/read-questionnaire';
import { questionRow } from './questions/read-question';
import { batchById } from './redemption/find-batches';
import { type Kind, notFoundError, targetInOrgan } from './row-target';
import { trainRow } from './trains/read-train';

/** How the rows of content, exams, trainings and sales are found. */
export const learningTargets = {
  article: {
    permission: 'cms.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await articleRow(tx, caller, id)).id),
  },
  assessment: {
    permission: 'assessment.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await readAssessment(tx, caller, id)).id),
  },
  certificate: {
    permission: 'certificate.read',
    target: async (tx, caller, id) => {
      await certificateOrTemplate(tx, caller, id);
      return targetInOrgan(caller, id);
    },
  },
  code: {
    permission: 'code.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await batchById(tx, caller, id)).id),
  },
  course: {
    permission: 'course.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await courseRow(tx, caller, id)).id),
  },
  exam: {
    permission: 'exam.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await examRow(tx, caller, id)).id),
  },
  live: {
    permission: 'live.read',
    target: async (tx, caller, id) => {
      const condition = and(
        eq(liveSession.id, id),
        eq(liveSession.organId, actorOf(caller).organId),
      );
      const [row] = await tx.select({ id: liveSession.id }).from(liveSession).where(condition);
      if (!row) throw notFoundError();
      return targetInOrgan(caller, row.id);
    },
  },
  order: {
    permission: 'order.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await orderById(tx, caller, id)).id),
  },
  paper: {
    permission: 'paper.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await paperRow(tx, caller, id)).id),
  },
  question: {
    permission: 'question.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await questionRow(tx, caller, id)).id),
  },
  questionnaire: {
    permission: 'form.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await questionnaireRow(tx, caller, id)).id),
  },
  resource: {
    permission: 'resource.read',
    target: async (tx, caller, id) => {
      const condition = and(eq(resource.id, id), eq(resource.organId, actorOf(caller).organId));
      const [row] = await tx.select({ id: resource.id }).from(resource).where(condition);
      if (!row) throw notFoundError();
      return targetInOrgan(caller, row.id);
    },
  },
  train: {
    permission: 'train.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await trainRow(tx, caller, id)).id),
  },
} satisfies Partial<Record<RowKind, Kind>>;
