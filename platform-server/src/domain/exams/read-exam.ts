import {
  type Exam,
  type ExamAudience,
  errorCodes,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { exam, examAudience } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { requireVersion } from '../versions';
import { countInvited } from './audience';
import { summaryOf } from './find-exams';
import { problemsOf } from './problems';

export type ExamRow = typeof exam.$inferSelect;

/** An exam of the caller's organisation and branches, as stored. */
export async function examRow(
  tx: Tx,
  caller: Caller,
  id: string,
  { forUpdate = false } = {},
): Promise<ExamRow> {
  const condition = and(eq(exam.id, id), eq(exam.organId, actorOf(caller).organId));
  const query = tx.select().from(exam).where(condition);
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

/** The audience that it names. */
export async function audienceOf(tx: Tx, row: ExamRow): Promise<ExamAudience> {
  const audienceRows = await tx.select().from(examAudience).where(eq(examAudience.examId, row.id));
  const idsOfKind = (kind: (typeof audienceRows)[number]['kind']): string[] =>
    audienceRows.flatMap((item) => (item.kind === kind ? [item.targetId] : [])).sort();
  return {
    all: row.audienceAll,
    departmentIds: idsOfKind('department'),
    trainIds: idsOfKind('train'),
    userIds: idsOfKind('person'),
  };
}

type NamedRow = { id: string; name: string };

/** The names of audience and markers, in the caller's branches. */
async function namesIn(tx: Tx, { id, markerIds }: ExamRow) {
  const target = (kind: string) =>
    sql`SELECT u.target_id FROM exam_audience u WHERE u.exam_id = ${id}::uuid AND u.kind = ${kind}`;
  const readNamed = async (query: ReturnType<typeof target>): Promise<NamedRow[]> =>
    (await tx.execute<NamedRow>(query)).rows;
  const departments = await readNamed(
    sql`SELECT id, name FROM department WHERE id IN (${target('department')}) ORDER BY sort, id`,
  );
  const trains = await readNamed(
    sql`SELECT id, title AS name FROM train WHERE id IN (${target('train')}) ORDER BY title, id`,
  );
  const people = await readNamed(
    sql`SELECT id, name FROM member WHERE id IN (${target('person')}) ORDER BY name, id`,
  );
  const markers = await readNamed(sql`SELECT id, name FROM teacher
    WHERE id = ANY (${`{${markerIds.join(',')}}`}::uuid[]) ORDER BY name, id`);
  return {
    departments,
    trains: trains.map(({ id: train, name: title }) => ({ id: train, title })),
    people: people.map(({ id: userId, name }) => ({ userId, name })),
    markers,
  };
}

export async function readExam(tx: TenantTx, caller: Caller, row: ExamRow): Promise<Exam> {
  const summary = await summaryOf(tx, row.id);
  if (!summary) throw new BusinessError(errorCodes.notFound);
  const { markers, ...names } = await namesIn(tx, row);
  const audience = await audienceOf(tx, row);
  const count = await asSystem(tx, (t) => countInvited(t, row.id));
  const { description, attempts, shuffleQuestions, shuffleOptions, showAnswers, layout } = row;
  const { blind, twoMarkers, watchFocus, markerIds } = row;
  return {
    ...summary,
    ...{ description, attempts, shuffleQuestions, shuffleOptions, showAnswers, layout },
    ...{ blind, twoMarkers, watchFocus, markerIds, markers },
    audience: { ...audience, ...names, count },
    problems: await problemsOf(tx, row, count),
    mayWrite: isAllowed(caller, 'exam.write'),
  };
}

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockExam(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
): Promise<ExamRow> {
  const row = await examRow(tx, caller, id, { forUpdate: true });
  const isStale = version !== undefined && version !== row.version;
  if (isStale) requireVersion(version, await readExam(tx, caller, row));
  return row;
}
