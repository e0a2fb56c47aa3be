import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { branchAndBelow } from '../branch-and-below';
import type { Candidate } from './draw';
import type { StoredRule } from './stored-sections';

/** The organisation and branch from whose question bank a paper draws. */
export interface BankScope {
  readonly tenantId: string;
  readonly organId: string;
  readonly branchId: string | null;
}

/** The paper's branch and those below it, whatever the caller's own branches: its exams must draw from the same set. */
const branchCondition = ({ branchId }: BankScope) =>
  branchId === null ? sql`true` : sql`q.branch_id IN (${branchAndBelow(branchId)})`;

/** For each rule, in the order of `rules`, the released questions of the paper's branch that meet it. */
export async function candidatesFor(
  tx: TenantTx,
  bank: BankScope,
  rules: readonly Omit<StoredRule, 'id' | 'count' | 'score'>[],
): Promise<Candidate[][]> {
  if (rules.length === 0) return [];
  const ruleRows = rules.map(({ categoryId, type, difficulty, point }, line) => ({
    ...{ line, category: categoryId, type, difficulty, point },
  }));
  const { rows } = await asSystem(tx, (t) =>
    t.execute<Candidate & { line: number } & Record<string, unknown>>(sql`
      WITH RECURSIVE rule AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(ruleRows)}::jsonb)
          AS r (line int, category uuid, type text, difficulty int, point text)),
      filed AS (
        SELECT line, category AS id FROM rule WHERE category IS NOT NULL
        UNION SELECT filed.line, c.id FROM category c JOIN filed ON c.parent_id = filed.id)
      SELECT rule.line, q.id AS "questionId", q.revision
      FROM rule JOIN question q ON q.type = rule.type
        AND (rule.difficulty IS NULL OR q.difficulty = rule.difficulty)
        AND (rule.point IS NULL OR q.points @> ARRAY[rule.point])
        AND (rule.category IS NULL
          OR (rule.line, q.category_id) IN (SELECT filed.line, filed.id FROM filed))
      WHERE q.tenant_id = ${bank.tenantId}::uuid AND q.organ_id = ${bank.organId}::uuid
        AND q.state = 'released' AND q.revision IS NOT NULL AND ${branchCondition(bank)}
      ORDER BY rule.line, q.id`),
  );
  const candidatesByRule = rules.map((): Candidate[] => []);
  for (const { line, questionId, revision } of rows)
    candidatesByRule[line]?.push({ questionId, revision });
  return candidatesByRule;
}
