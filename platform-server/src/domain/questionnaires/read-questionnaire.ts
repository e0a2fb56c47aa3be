import {
  errorCodes,
  mayMoveQuestionnaire,
  type Questionnaire,
  type QuestionnaireMove,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { questionnaire } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { requireVersion } from '../versions';
import { summaryOf } from './find-questionnaires';

export type QuestionnaireRow = typeof questionnaire.$inferSelect;

/** Throws when the state of the row does not allow the move. */
export function requireMove(
  move: QuestionnaireMove,
  { state: status, answerCount: answers }: Pick<QuestionnaireRow, 'state' | 'answerCount'>,
): void {
  if (mayMoveQuestionnaire(move, { status, answers })) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'questionnaire.state' });
}

const trainsOf = async (tx: Tx, id: string): Promise<Questionnaire['trains']> => {
  const { rows } = await tx.execute<{ id: string; title: string }>(sql`
    SELECT t.id, t.title FROM questionnaire_train q JOIN train t ON t.id = q.train_id
    WHERE q.questionnaire_id = ${id}::uuid ORDER BY t.starts_at DESC, t.id`);
  return rows;
};

/** The questionnaire with its trainings. Runs as the system: the caller has checked access to the row. */
async function wholeQuestionnaire(tx: Tx, row: QuestionnaireRow): Promise<Questionnaire> {
  const summary = await summaryOf(tx, row.id);
  if (!summary) throw new BusinessError(errorCodes.notFound);
  const { intro, thanks, content, linkKey } = row;
  return { ...summary, ...{ intro, thanks, content, linkKey }, trains: await trainsOf(tx, row.id) };
}

const ownQuestionnaire = (caller: Caller, id: string) =>
  and(eq(questionnaire.id, id), eq(questionnaire.organId, actorOf(caller).organId));

/** A questionnaire of the caller's organisation and branches. */
export async function questionnaireRow(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<QuestionnaireRow> {
  const [row] = await tx.select().from(questionnaire).where(ownQuestionnaire(caller, id));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

export const readQuestionnaire = async (tx: TenantTx, caller: Caller, id: string) => {
  const row = await questionnaireRow(tx, caller, id);
  return asSystem(tx, (t) => wholeQuestionnaire(t, row));
};

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockQuestionnaire(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
): Promise<QuestionnaireRow> {
  const [row] = await tx
    .select()
    .from(questionnaire)
    .where(ownQuestionnaire(caller, id))
    .for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (version !== undefined && version !== row.version) {
    requireVersion(version, await asSystem(tx, (t) => wholeQuestionnaire(t, row)));
  }
  return row;
}
