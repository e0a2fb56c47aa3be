import type { GovernmentScreen } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { StatisticsScope } from '../statistics/statistics-scope';
import { industriesOf } from '../statistics/train-figures';
import { hideSmall } from './small-groups';

const MAX_INDUSTRIES = 10;

/** The number of different people per top category of courses: one person may learn several of its courses. */
async function learnersByIndustry(tx: Tx, { organCondition, scopeCondition }: StatisticsScope) {
  const { rows } = await tx.execute<{ name: string | null; people: number }>(sql`
    WITH RECURSIVE filed AS (
      SELECT k.id, k.name FROM category k
      WHERE ${organCondition('k')} AND k.type = 'course' AND k.parent_id IS NULL
      UNION ALL SELECT k.id, f.name FROM category k JOIN filed f ON k.parent_id = f.id)
    SELECT f.name, count(DISTINCT l.member_id)::int AS people
    FROM course c JOIN course_learner l ON l.course_id = c.id LEFT JOIN filed f ON f.id = c.category_id
    WHERE ${scopeCondition('c')} AND c.state = 'published' GROUP BY f.name`);
  return new Map(rows.map(({ name, people }) => [name, people]));
}

/** Courses by industry; categories of the same name in several organisations are added up. */
export async function industries(
  tx: Tx,
  scope: StatisticsScope,
): Promise<GovernmentScreen['industries']> {
  const people = await learnersByIndustry(tx, scope);
  const byName = new Map<string | null, { courses: number; learners: number }>();
  for (const { name, courseCount, userCount } of await industriesOf(tx, scope)) {
    const { courses, learners } = byName.get(name) ?? { courses: 0, learners: 0 };
    byName.set(name, { courses: courses + courseCount, learners: learners + userCount });
  }
  return [...byName]
    .filter(([, { courses }]) => courses > 0)
    .sort(([, a], [, b]) => b.courses - a.courses)
    .slice(0, MAX_INDUSTRIES)
    .map(([name, { courses, learners }]) => {
      return { name, courses, learners: hideSmall(learners, people.get(name) ?? 0) };
    });
}
