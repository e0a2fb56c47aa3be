import { errorCodes, type Paper, type Version } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { paper } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { resourcesIn } from '../questions/content-text';
import type { FilesOf } from '../resources/text-files';
import { requireVersion } from '../versions';
import { summaryOf } from './find-papers';
import { paperProblems } from './problems';
import { readSections } from './read-sections';
import { storedSections } from './stored-sections';

export type PaperRow = typeof paper.$inferSelect;

/** A paper of the caller's organisation and branches, as stored. */
export async function paperRow(
  tx: Tx,
  caller: Caller,
  id: string,
  { forUpdate = false } = {},
): Promise<PaperRow> {
  const condition = and(eq(paper.id, id), eq(paper.organId, actorOf(caller).organId));
  const query = tx.select().from(paper).where(condition);
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

/** A paper with its sections and its problems. */
export async function readPaper(
  tx: TenantTx,
  caller: Caller,
  row: PaperRow,
  filesOf: FilesOf,
): Promise<Paper> {
  const summary = await summaryOf(tx, row.id);
  if (!summary) throw new BusinessError(errorCodes.notFound);
  const sections = await readSections(tx, row, await storedSections(tx, row.id));
  const shownResourceIds = sections.flatMap(({ questions }) =>
    questions.flatMap(({ question }) => resourcesIn(question)),
  );
  const files = await filesOf(tx, row, [...new Set(shownResourceIds)]);
  const mayWrite = isAllowed(caller, 'paper.write');
  return { ...summary, sections, problems: paperProblems(sections), files, mayWrite };
}

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockPaper(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
  filesOf: FilesOf,
): Promise<PaperRow> {
  const row = await paperRow(tx, caller, id, { forUpdate: true });
  const isStale = version !== undefined && version !== row.version;
  if (isStale) requireVersion(version, await readPaper(tx, caller, row, filesOf));
  return row;
}
