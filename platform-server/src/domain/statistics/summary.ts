import type { ResourceStatistics, Summary } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { DayRange } from './period';
import { startOf } from './roll-up/days';
import type { StatisticsScope } from './statistics-scope';

/** The start of the first day, and the end of the period. */
const beginOf = ({ from, zone }: DayRange): SQL => startOf(sql`${from}::date`, zone);
const endOf = ({ to, zone }: DayRange): SQL => startOf(sql`${to}::date + 1`, zone);

type Kind = 'student' | 'staff' | Exclude<keyof Summary, 'userCount' | 'studentCount'>;
type Counts = Record<Kind, { readonly now: number; readonly before: number }>;

/** The counts at the end and at the start of the period; later rows are not read. */
const createdSql = (kind: Kind, from: SQL, days: DayRange): SQL => sql`
  SELECT ${kind}::text AS kind, count(*)::int AS now,
    (count(*) FILTER (WHERE x.created_at < ${beginOf(days)}))::int AS before
  ${from} AND x.created_at < ${endOf(days)}`;

/** Kinds with many rows are summed from the daily figures. */
const sumSql = (
  kind: Kind,
  column: string,
  { scopeCondition }: StatisticsScope,
  { from, to }: DayRange,
): SQL => sql`
  SELECT ${kind}::text AS kind, coalesce(sum(${sql.raw(column)}), 0)::int AS now,
    coalesce(sum(${sql.raw(column)}) FILTER (WHERE d.day < ${from}::date), 0)::int AS before
  FROM organ_day d WHERE ${scopeCondition('d')} AND d.day <= ${to}::date`;

export async function countsOf(tx: Tx, scope: StatisticsScope, days: DayRange): Promise<Counts> {
  const rowsOf = (table: string) =>
    sql`FROM ${sql.identifier(table)} x WHERE ${scope.scopeCondition('x')}`;
  const queries = [
    sumSql('student', 'd.new_students', scope, days),
    sumSql('staff', 'd.new_users - d.new_students', scope, days),
    sumSql('certificateCount', 'd.certificates', scope, days),
    createdSql('teacherCount', sql`${rowsOf('teacher')} AND x.status <> 'left'`, days),
    createdSql('courseCount', rowsOf('course'), days),
    createdSql('examCount', rowsOf('exam'), days),
    createdSql('trainCount', sql`FROM train x WHERE ${scope.trainCondition('x')}`, days),
    createdSql('resourceCount', rowsOf('resource'), days),
  ];
  const { rows } = await tx.execute<{ kind: Kind; now: number; before: number }>(
    sql.join(queries, sql` UNION ALL `),
  );
  return Object.fromEntries(rows.map(({ kind, now, before }) => [kind, { now, before }])) as Counts;
}

export const summaryAt = (counts: Counts, at: 'now' | 'before'): Summary => ({
  userCount: counts.student[at] + counts.staff[at],
  studentCount: counts.student[at],
  teacherCount: counts.teacherCount[at],
  courseCount: counts.courseCount[at],
  examCount: counts.examCount[at],
  trainCount: counts.trainCount[at],
  certificateCount: counts.certificateCount[at],
  resourceCount: counts.resourceCount[at],
});

export const summaryOf = async (tx: Tx, scope: StatisticsScope, days: DayRange): Promise<Summary> =>
  summaryAt(await countsOf(tx, scope, days), 'now');

const kinds = ['video', 'audio', 'document', 'image'] as const;

export async function resourcesOf(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  days: DayRange,
): Promise<ResourceStatistics[]> {
  const { rows } = await tx.execute<ResourceStatistics & Record<string, unknown>>(sql`
    SELECT r.kind, count(*)::int AS count, coalesce(sum(f.bytes), 0)::float8 AS bytes
    FROM resource r JOIN stored_file f ON f.id = r.file_id
    WHERE ${scopeCondition('r')} AND r.created_at < ${endOf(days)} GROUP BY r.kind`);
  const rowByKind = new Map(rows.map((row) => [row.kind, row]));
  return kinds.map((kind) => rowByKind.get(kind) ?? { kind, count: 0, bytes: 0 });
}
