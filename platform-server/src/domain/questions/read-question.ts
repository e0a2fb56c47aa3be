import { errorCodes, type Question, type Version } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { question } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import type { FilesOf } from '../resources/text-files';
import { requireVersion } from '../versions';
import { resourcesIn } from './content-text';
import { summaryOf } from './find-questions';

export type QuestionRow = typeof question.$inferSelect;

/** A question of the caller's organisation and branches, as stored. */
export async function questionRow(
  tx: Tx,
  caller: Caller,
  id: string,
  { forUpdate = false } = {},
): Promise<QuestionRow> {
  const condition = and(eq(question.id, id), eq(question.organId, actorOf(caller).organId));
  const query = tx.select().from(question).where(condition);
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

/** The draft of a question, with its summary and the files of its texts. */
export async function readQuestion(
  tx: TenantTx,
  caller: Caller,
  row: QuestionRow,
  filesOf: FilesOf,
): Promise<Question> {
  const summary = await summaryOf(tx, row.id);
  if (!summary) throw new BusinessError(errorCodes.notFound);
  const files = await filesOf(tx, row, resourcesIn(row.content));
  const mayWrite = isAllowed(caller, 'question.write');
  return { ...summary, content: row.content, files, mayWrite };
}

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockQuestion(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
  filesOf: FilesOf,
): Promise<QuestionRow> {
  const row = await questionRow(tx, caller, id, { forUpdate: true });
  const isStale = version !== undefined && version !== row.version;
  if (isStale) requireVersion(version, await readQuestion(tx, caller, row, filesOf));
  return row;
}
