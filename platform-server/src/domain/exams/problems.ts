import type { ExamProblem } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { exam } from '../../db/schema';

type Row = typeof exam.$inferSelect;

const MINUTE = 60_000;

interface PaperFacts extends Record<string, unknown> {
  status: number;
  questionCount: number;
  totalScore: number;
  hasEssays: boolean;
}

async function paperFacts(tx: Tx, paperId: string | null): Promise<PaperFacts | undefined> {
  if (paperId === null) return undefined;
  const { rows } = await tx.execute<PaperFacts>(sql`
    SELECT p.status, p.question_count AS "questionCount", p.total_score AS "totalScore",
      EXISTS (SELECT 1 FROM paper_question q JOIN question_revision r
          ON r.question_id = q.question_id AND r.number = q.revision
        WHERE q.paper_id = p.id AND (r.type = 'essay' OR (r.type = 'compound'
          AND jsonb_path_exists(r.content, '$.parts[*] ? (@.type == "essay")'))))
      OR EXISTS (SELECT 1 FROM draw_rule d WHERE d.paper_id = p.id AND d.type = 'essay')
        AS "hasEssays"
    FROM paper p WHERE p.id = ${paperId}::uuid`);
  return rows[0];
}

const problem = (kind: ExamProblem['kind'], blocks: boolean): ExamProblem => ({ kind, blocks });

/** A window that is past or reversed blocks publication; one shorter than the exam's duration is only reported. */
function windowProblems({ startsAt, endsAt, minutes }: Row): ExamProblem[] {
  if (endsAt === null) return [];
  const from = Math.max(startsAt?.getTime() ?? 0, Date.now());
  if (endsAt.getTime() <= from) return [problem('window', true)];
  return endsAt.getTime() - from < minutes * MINUTE ? [problem('window', false)] : [];
}

function answerProblems({ showAnswers, endsAt, attempts }: Row): ExamProblem[] {
  const neverShowsAnswers = showAnswers === 'afterEnd' && endsAt === null;
  const showsAnswersEarly = showAnswers === 'afterSubmit' && attempts !== 1;
  return neverShowsAnswers || showsAnswersEarly ? [problem('showAnswers', false)] : [];
}

/** The problems of a draft that block or advise before publication; none in other states. */
export async function problemsOf(tx: Tx, row: Row, invited: number): Promise<ExamProblem[]> {
  if (row.state !== 'draft') return [];
  const paper = await paperFacts(tx, row.paperId);
  const isPaperUsable = paper?.status === 1 && paper.questionCount > 0;
  const markers = row.twoMarkers ? 2 : 1;
  return [
    ...(isPaperUsable ? [] : [problem('paper', true)]),
    ...(invited > 0 ? [] : [problem('audience', true)]),
    ...windowProblems(row),
    ...(paper && row.passScore > paper.totalScore ? [problem('passScore', true)] : []),
    ...(row.passScore === 0 ? [problem('passScore', false)] : []),
    ...(paper?.hasEssays && row.markerIds.length < markers ? [problem('markers', false)] : []),
    ...answerProblems(row),
  ];
}
