import {
  type AuditChange,
  errorCodes,
  type Locale,
  type Page,
  type PageQuery,
  type RowChange,
  type RowKind,
} from '@edu/shared-utility/contract';
import { and, arrayContains, count, desc, eq, like, or } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { auditLog, branch, department, liveSession, member, resource, role } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { actorOf, type Caller, isAllowed, worksIn } from '../http/caller';
import { staffActor } from './admin/find-actor';
import { announcementById } from './announcements/find-announcements';
import { readAssessment } from './assessments/find-assessments';
import { readDetail } from './audit-changes';
import { certificateOrTemplate } from './certificates/find-certificates';
import { namedValues } from './change-names';
import { articleRow } from './content/read-article';
import { courseRow } from './courses/read-course';
import { examRow } from './exams/read-exam';
import { profileById } from './find-profiles';
import { orderById } from './orders/find-orders';
import { asManagerOf } from './organs/organ-access';
import { paperRow } from './papers/read-paper';
import { questionnaireRow } from './questionnaires/read-questionnaire';
import { questionRow } from './questions/read-question';
import { batchById } from './redemption/find-batches';
import { findStudent } from './students/one-student';
import { wholeTeacher } from './teachers/teacher-rows';
import { trainRow } from './trains/read-train';

interface Target {
  readonly id: string;
  /** The organisation that the row belongs to. */
  readonly organId: string;
}

interface Kind {
  /** The permission to read such rows. */
  readonly permission: string;
  /** Finds the row as audit entries name it; throws not found if the caller may not see it. */
  target(tx: Tx, caller: Caller, id: string): Promise<Target>;
}

const targetInOrgan = (caller: Caller, id: string): Target => ({
  id,
  organId: actorOf(caller).organId,
});

const notFoundError = () => new BusinessError(errorCodes.notFound);

const kinds: Readonly<Record<RowKind, Kind>> = {
  administrator: {
    permission: 'administrator.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await staffActor(tx, caller, id)).id),
  },
  announcement: {
    permission: 'message.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await announcementById(tx, caller, id)).id),
  },
  article: {
    permission: 'cms.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await articleRow(tx, caller, id)).id),
  },
  assessment: {
    permission: 'assessment.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await readAssessment(tx, caller, id)).id),
  },
  branch: {
    permission: 'branch.read',
    target: async (tx, caller, id) => {
      const { organId } = branch;
      const [row] = await tx
        .select({ id: branch.id, organId })
        .from(branch)
        .where(eq(branch.id, id));
      if (!row) throw notFoundError();
      const organCaller = await asManagerOf(tx, caller, row.organId, 'organ.read');
      if (!worksIn(organCaller, id)) throw notFoundError();
      return row;
    },
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
  department: {
    permission: 'department.write',
    target: async (tx, caller, id) => {
      const condition = and(eq(department.id, id), eq(department.organId, actorOf(caller).organId));
      const [row] = await tx.select({ id: department.id }).from(department).where(condition);
      if (!row) throw notFoundError();
      return targetInOrgan(caller, row.id);
    },
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
  organ: {
    permission: 'branch.read',
    target: async (tx, caller, id) => {
      await asManagerOf(tx, caller, id, 'organ.read');
      return { id, organId: id };
    },
  },
  paper: {
    permission: 'paper.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await paperRow(tx, caller, id)).id),
  },
  profile: {
    permission: 'profile.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await profileById(tx, caller, id)).accountId),
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
  role: {
    permission: 'role.read',
    target: async (tx, caller, id) => {
      const [row] = await tx.select({ id: role.id }).from(role).where(eq(role.id, id));
      if (!row) throw notFoundError();
      return targetInOrgan(caller, row.id);
    },
  },
  student: {
    permission: 'student.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await findStudent(tx, caller, id)).userId),
  },
  teacher: {
    permission: 'teacher.read',
    target: async (tx, caller, id) =>
      targetInOrgan(caller, (await wholeTeacher(tx, caller, id)).id),
  },
  train: {
    permission: 'train.read',
    target: async (tx, caller, id) => targetInOrgan(caller, (await trainRow(tx, caller, id)).id),
  },
};

export const rowKinds = Object.keys(kinds) as [RowKind, ...RowKind[]];

/** Condition for the audit entries of a row in its organisation, including requests for full numbers. */
const auditCondition = (kind: RowKind, { id, organId }: Target) =>
  and(
    or(arrayContains(auditLog.organIds, [organId]), eq(auditLog.organIds, [])),
    eq(auditLog.target, id),
    or(
      like(auditLog.action, `${kind}.%`),
      // Permissions or roles granted to the row.
      like(auditLog.action, '%.granted'),
    ),
  );

/** The fields of an entry: the changed ones, or the revealed one. */
function changedFieldsOf({ action, detail }: typeof auditLog.$inferSelect): AuditChange[] {
  if (!action.endsWith('.revealed')) return readDetail(detail).changes;
  return typeof detail.field === 'string' ? [{ field: detail.field }] : [];
}

interface HistoryQuery extends PageQuery {
  readonly kind: RowKind;
  readonly id: string;
}

/** The history of a row, newest first, for callers who may read the row. */
export async function rowHistory(
  tx: Tx,
  caller: Caller,
  { kind, id, pageNum, pageSize }: HistoryQuery,
  locale: Locale,
): Promise<Page<RowChange>> {
  if (!isAllowed(caller, kinds[kind].permission)) throw new BusinessError(errorCodes.forbidden);
  const target = await kinds[kind].target(tx, caller, id);
  const condition = auditCondition(kind, target);
  const rows = await tx
    .select({ line: auditLog, who: member.name })
    .from(auditLog)
    .leftJoin(
      member,
      and(eq(member.accountId, auditLog.accountId), eq(member.tenantId, auditLog.tenantId)),
    )
    .where(condition)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(auditLog).where(condition);
  const changes = rows.map(({ line }) => changedFieldsOf(line));
  const namedChanges = await namedValues(tx, changes.flat(), locale);
  const list = rows.map(({ line, who }, index) => ({
    id: String(line.id),
    action: line.action,
    who,
    changes: (changes[index] ?? []).map(namedChanges),
    createdAt: line.createdAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
