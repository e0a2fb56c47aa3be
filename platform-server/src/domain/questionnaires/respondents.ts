import { createHash } from 'node:crypto';
import { type AskedQuestionnaire, errorCodes, type FormState } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { questionnaire } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Learner } from '../courses/course-access';
import type { QuestionnaireRow } from './read-questionnaire';

/** Who answers: a person, or a browser without a session. */
export type Respondent =
  | { readonly memberId: string }
  /** The random id that the page keeps in the browser. */
  | { readonly mark: string }
  /** A browser that has not answered yet. */
  | null;

/** The key under which a respondent is recorded as having answered. */
export function respondentKey(id: string, respondent: Respondent): string | null {
  if (respondent === null) return null;
  if ('memberId' in respondent) return `member:${respondent.memberId}`;
  return createHash('sha256').update(`${id}:${respondent.mark}`).digest('base64url');
}

/** Published at least once, in this tenant: a draft cannot be answered. */
const isOpenToTenant = (
  row: QuestionnaireRow | undefined,
  tenantId: string,
): row is QuestionnaireRow =>
  row !== undefined && row.tenantId === tenantId && row.state !== 'draft';

const unknownLinkError = () =>
  new BusinessError(errorCodes.notFound, { phrase: 'questionnaire.unknown' });

/** The questionnaire of a link, in the tenant of the requested page. As the system. */
export async function rowOfKey(tx: Tx, tenantId: string, key: string): Promise<QuestionnaireRow> {
  const [row] = await tx.select().from(questionnaire).where(eq(questionnaire.linkKey, key));
  if (!isOpenToTenant(row, tenantId)) throw unknownLinkError();
  return row;
}

/** Published trainings that the member attends as a student. */
export const ownTrains = ({ tenantId, memberId }: Learner) => sql`train_member tm
  JOIN train tr ON tr.id = tm.train_id AND tr.state = 'published'
  JOIN organ o ON o.id = tr.organ_id AND o.status = 'active'
  WHERE tm.member_id = ${memberId}::uuid AND tm.tenant_id = ${tenantId}::uuid
    AND EXISTS (SELECT 1 FROM actor a WHERE a.member_id = tm.member_id
      AND a.organ_id = tr.organ_id AND a.kind = 'student' AND a.status = 'active')`;

/** A questionnaire by its id, for a member of one of its trainings. As the system. */
export async function rowForLearner(
  tx: Tx,
  learner: Learner,
  id: string,
): Promise<QuestionnaireRow> {
  const [row] = await tx.select().from(questionnaire).where(eq(questionnaire.id, id));
  if (!isOpenToTenant(row, learner.tenantId)) throw unknownLinkError();
  const { rows } = await tx.execute(sql`SELECT 1 FROM questionnaire_train qt
    WHERE qt.questionnaire_id = ${id}::uuid
      AND qt.train_id IN (SELECT tr.id FROM ${ownTrains(learner)}) LIMIT 1`);
  if (rows.length === 0) throw unknownLinkError();
  return row;
}

export async function hasAnswered(tx: Tx, id: string, respondent: Respondent): Promise<boolean> {
  const key = respondentKey(id, respondent);
  if (key === null) return false;
  const { rows } = await tx.execute(sql`SELECT 1 FROM questionnaire_taker
    WHERE questionnaire_id = ${id}::uuid AND taker = ${key}`);
  return rows.length > 0;
}

/** Whether it can be answered now, regardless of who answers. */
export function stateOf(
  { state, opensAt, closesAt, answerLimit, answerCount }: QuestionnaireRow,
  now = Date.now(),
): Exclude<FormState, 'answered' | 'login'> {
  if (state !== 'published') return 'closed';
  if (opensAt && opensAt.getTime() > now) return 'notYet';
  if (closesAt && closesAt.getTime() <= now) return 'over';
  return answerLimit !== null && answerCount >= answerLimit ? 'full' : 'open';
}

/** The questionnaire as shown to the person who answers it. */
export async function viewForRespondent(
  tx: Tx,
  row: QuestionnaireRow,
  respondent: Respondent,
): Promise<AskedQuestionnaire> {
  const { title, intro, thanks, anonymous, repeats, opensAt, closesAt, content } = row;
  const isDone = !repeats && (await hasAnswered(tx, row.id, respondent));
  const isUnidentified = !anonymous && (respondent === null || 'mark' in respondent);
  const current = stateOf(row);
  const state = isDone ? 'answered' : current === 'open' && isUnidentified ? 'login' : current;
  return {
    ...{ title, intro, thanks, anonymous, repeats, state },
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    content: state === 'open' ? content : null,
  };
}
