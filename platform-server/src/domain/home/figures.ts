import type { HomeFigure, HomeFigureKey } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type Caller, isAllowed } from '../../http/caller';
import { countRows } from '../count-rows';

const WEEKS = 8;

/**
 * The number of rows of `source` in each of the last eight weeks of seven days, the one ending now last.
 *
 * @param source a query with one column, `at`
 */
export async function perWeek(tx: Tx, source: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ ago: number; count: number }>(sql`
    SELECT floor(extract(epoch FROM now() - at) / 604800)::int AS ago, count(*)::int AS count
    FROM (${source}) AS came WHERE at > now() - interval '56 days' AND at <= now() GROUP BY ago`);
  const byAge = new Map(rows.map(({ ago, count }) => [ago, count]));
  return Array.from({ length: WEEKS }, (_, index) => byAge.get(WEEKS - 1 - index) ?? 0);
}

interface Figure {
  readonly key: HomeFigureKey;
  readonly access: string;
  read(tx: Tx, organId: string): Promise<Omit<HomeFigure, 'key'>>;
}

const people = (organId: string, kind: 'student' | 'staff'): SQL =>
  sql`FROM actor WHERE organ_id = ${organId}::uuid AND kind = ${kind}`;

/** Figures of the organisation, by the permission needed to list the same rows. */
const figures: readonly Figure[] = [
  {
    key: 'students',
    access: 'student.read',
    read: async (tx, organId) => ({
      value: await countRows(tx, people(organId, 'student')),
      weeks: await perWeek(tx, sql`SELECT created_at AS at ${people(organId, 'student')}`),
    }),
  },
  {
    key: 'activeStudents',
    access: 'student.read',
    read: async (tx, organId) => ({
      value: await countRows(tx, sql`${people(organId, 'student')} AND status = 'active'`),
      weeks: null,
    }),
  },
  {
    key: 'teachers',
    access: 'teacher.read',
    // Courses of a teacher who left are not counted.
    read: async (tx, organId) => ({
      value: await countRows(
        tx,
        sql`FROM teacher WHERE organ_id = ${organId}::uuid AND status <> 'left'`,
      ),
      weeks: null,
    }),
  },
  {
    key: 'departments',
    access: 'student.read',
    read: async (tx, organId) => ({
      value: await countRows(tx, sql`FROM department WHERE organ_id = ${organId}::uuid`),
      weeks: null,
    }),
  },
  {
    key: 'staff',
    access: 'administrator.read',
    read: async (tx, organId) => ({
      value: await countRows(tx, people(organId, 'staff')),
      weeks: null,
    }),
  },
  {
    key: 'visitors',
    access: 'audit.read',
    // A person counts once per day, however often they return.
    read: async (tx, organId) => {
      const weeks = await perWeek(
        tx,
        sql`SELECT max(created_at) AS at FROM audit_log
          WHERE action = 'login' AND organ_ids @> ARRAY[${organId}::uuid]
            AND created_at > now() - interval '56 days'
          GROUP BY account_id, date_trunc('day', created_at)`,
      );
      return { value: weeks.at(-1) ?? 0, weeks };
    },
  },
];

/** The figures that the caller may see in their organisation. */
export async function figuresOf(tx: Tx, caller: Caller): Promise<HomeFigure[]> {
  if (!caller.actor) return [];
  const { organId } = caller.actor;
  const allowedFigures: HomeFigure[] = [];
  for (const { key, access, read } of figures) {
    if (isAllowed(caller, access)) allowedFigures.push({ key, ...(await read(tx, organId)) });
  }
  return allowedFigures;
}
