import type { AnswersTaken } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { preparedQuery, type Value } from '../../db/prepared';
import { iso } from '../courses/find-courses';
import { closesAt } from './grace-period';

export interface AnswerQuery {
  tenantId: string;
  memberId: string;
  id: string;
  changes: string;
  leaves: number;
}

export interface SavedAnswers extends Record<string, unknown>, Omit<AnswersTaken, 'at'> {
  at: Record<string, number> | null;
}

/**
 * One statement that locks the sitting's row, so that it runs before or after a concurrent hand-in. An answer replaces
 * one with a smaller sequence number; an answer of the wrong type is left out.
 */
export const storeAnswersSql = (
  value: <K extends keyof AnswerQuery>(name: K) => Value<AnswerQuery[K]>,
): SQL => sql`
  WITH open AS (
    UPDATE sitting s SET seen_at = now(), leaves = s.leaves + ${value('leaves')}::int
    WHERE s.id = ${value('id')}::uuid AND s.member_id = ${value('memberId')}::uuid
      AND s.tenant_id = ${value('tenantId')}::uuid AND s.state = 'open' AND ${closesAt} > now()
    RETURNING s.id, s.ends_at, s.state),
  sent AS (
    SELECT DISTINCT ON (c."questionId") c.* FROM jsonb_to_recordset(${value('changes')}::jsonb)
      AS c("questionId" uuid, given jsonb, mark boolean, at int)
    ORDER BY c."questionId", c.at DESC),
  took AS (
    UPDATE sitting_answer a SET given = sent.given, mark = sent.mark, at = sent.at
    FROM open, sent, question_revision r
    WHERE a.sitting_id = open.id AND a.id = sent."questionId" AND a.at < sent.at
      AND r.question_id = a.question_id AND r.number = a.revision
      AND (sent.given IS NULL OR sent.given ->> 'type' = r.type)
    RETURNING a.id, a.at)
  SELECT ${iso('clock_timestamp()')} AS now, ${iso('open.ends_at')} AS "endsAt", open.state,
    (SELECT jsonb_object_agg(a.id, coalesce(took.at, a.at)) FROM sent
      JOIN sitting_answer a ON a.id = sent."questionId" AND a.sitting_id = open.id
      LEFT JOIN took ON took.id = a.id) AS at
  FROM open`;

export const takeAnswersQuery = preparedQuery<keyof AnswerQuery>('take_answers', (value) =>
  storeAnswersSql(value),
);
