import {
  answerFaults,
  errorCodes,
  type FormAnswers,
  type FormState,
  visibleAnswers,
} from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { member, questionnaire, questionnaireAnswer } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import type { QuestionnaireRow } from './read-questionnaire';
import { type Respondent, respondentKey, stateOf } from './respondents';

const refusals: Readonly<Record<Exclude<FormState, 'open'>, PhraseKey>> = {
  notYet: 'questionnaire.notYet',
  over: 'questionnaire.over',
  closed: 'questionnaire.closed',
  full: 'questionnaire.full',
  answered: 'questionnaire.answered',
  login: 'questionnaire.login',
};

const refusal = (state: Exclude<FormState, 'open'>) =>
  new BusinessError(errorCodes.conflict, { phrase: refusals[state], data: { state } });

/** Records that this person has answered. The unique key makes the second of two concurrent requests fail. */
async function recordRespondent(
  tx: Tx,
  row: QuestionnaireRow,
  respondent: NonNullable<Respondent>,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    INSERT INTO questionnaire_taker (tenant_id, questionnaire_id, taker)
    VALUES (${row.tenantId}::uuid, ${row.id}::uuid, ${respondentKey(row.id, respondent)})
    ON CONFLICT DO NOTHING RETURNING 1`);
  if (rows.length === 0 && !row.repeats) throw refusal('answered');
}

async function nameOf(tx: Tx, memberId: string): Promise<string> {
  const [row] = await tx.select({ name: member.name }).from(member).where(eq(member.id, memberId));
  return row?.name ?? '';
}

interface AnswerInput {
  readonly values: FormAnswers;
  readonly seconds?: number | undefined;
}

/** Stores an answer, as the system. The row is locked so that concurrent answers do not exceed the limit. */
export async function submitAnswer(
  tx: Tx,
  { id }: Pick<QuestionnaireRow, 'id'>,
  respondent: NonNullable<Respondent>,
  { values, seconds }: AnswerInput,
): Promise<void> {
  const [row] = await tx.select().from(questionnaire).where(eq(questionnaire.id, id)).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  const state = stateOf(row);
  if (state !== 'open') throw refusal(state);
  if (!row.anonymous && !('memberId' in respondent)) throw refusal('login');
  const faults = answerFaults(row.content, values);
  if (faults.size > 0) {
    throw new BusinessError(errorCodes.invalidInput, {
      phrase: 'questionnaire.answers',
      data: { faults: Object.fromEntries(faults) },
    });
  }
  await recordRespondent(tx, row, respondent);
  const { tenantId, organId, branchId, anonymous } = row;
  const memberId = !anonymous && 'memberId' in respondent ? respondent.memberId : null;
  await tx.insert(questionnaireAnswer).values({
    ...{ tenantId, organId, branchId, questionnaireId: id },
    ...{ values: visibleAnswers(row.content, values), seconds: seconds ?? null },
    ...(memberId && { memberId, personName: await nameOf(tx, memberId) }),
  });
  await tx
    .update(questionnaire)
    .set({ answerCount: sql`${questionnaire.answerCount} + 1` })
    .where(eq(questionnaire.id, id));
}
