import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, department, examAudience, paper, teacher, train } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { PhraseKey } from '../../phrases';
import type { AudienceInput } from './exam-fields';
import type { ExamRow } from './read-exam';

async function requireAll(
  pendingRows: Promise<unknown[]>,
  ids: readonly string[],
  field: string,
  phrase: PhraseKey,
): Promise<void> {
  if (ids.length > 0 && (await pendingRows).length < ids.length)
    throw new FieldError(field, phrase);
}

/**
 * The checks in this file refuse papers, departments, trainings, students and teachers outside of the caller's
 * organisation and branches.
 */
export async function requirePaper(tx: Tx, caller: Caller, id: string): Promise<void> {
  const condition = and(eq(paper.id, id), eq(paper.organId, actorOf(caller).organId));
  await requireAll(
    tx.select({ id: paper.id }).from(paper).where(condition),
    [id],
    'paperId',
    'exam.paper',
  );
}

export async function requireMarkers(tx: Tx, caller: Caller, ids: string[]): Promise<void> {
  const condition = and(inArray(teacher.id, ids), eq(teacher.organId, actorOf(caller).organId));
  const query = tx.select({ id: teacher.id }).from(teacher).where(condition);
  await requireAll(query, ids, 'markerIds', 'exam.marker');
}

/**
 * Throws a field error for an audience that the caller may not choose.
 *
 * @param current ids that are chosen already and may be outside of the caller's branches
 */
export async function requireAudience(
  tx: Tx,
  caller: Caller,
  audience: AudienceInput,
  current: Omit<AudienceInput, 'all'> = { departmentIds: [], trainIds: [], userIds: [] },
): Promise<void> {
  const { organId } = actorOf(caller);
  const addedIds = (key: keyof typeof current) =>
    audience[key].filter((id) => !current[key].includes(id));
  const departments = addedIds('departmentIds');
  await requireAll(
    tx
      .select({ id: department.id })
      .from(department)
      .where(and(inArray(department.id, departments), eq(department.organId, organId))),
    departments,
    'audience',
    'field.department',
  );
  const trains = addedIds('trainIds');
  await requireAll(
    tx
      .select({ id: train.id })
      .from(train)
      .where(and(inArray(train.id, trains), eq(train.organId, organId))),
    trains,
    'audience',
    'exam.train',
  );
  const people = addedIds('userIds');
  await requireAll(
    tx
      .select({ id: actor.memberId })
      .from(actor)
      .where(
        and(inArray(actor.memberId, people), eq(actor.organId, organId), eq(actor.kind, 'student')),
      ),
    people,
    'audience',
    'course.person',
  );
}

/** Replaces the audience of an exam. */
export async function writeAudience(
  tx: Tx,
  { id: examId, tenantId }: Pick<ExamRow, 'id' | 'tenantId'>,
  { departmentIds, trainIds, userIds }: AudienceInput,
): Promise<void> {
  await tx.delete(examAudience).where(eq(examAudience.examId, examId));
  const targetIds = [
    ...departmentIds.map((targetId) => ({ kind: 'department' as const, targetId })),
    ...trainIds.map((targetId) => ({ kind: 'train' as const, targetId })),
    ...userIds.map((targetId) => ({ kind: 'person' as const, targetId })),
  ];
  if (targetIds.length === 0) return;
  await tx.insert(examAudience).values(targetIds.map((item) => ({ tenantId, examId, ...item })));
}
