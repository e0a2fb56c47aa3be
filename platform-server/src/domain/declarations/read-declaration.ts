import {
  type Declaration,
  type DeclarationAttachment,
  errorCodes,
  type Version,
} from '@edu/shared-utility/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { declaration, declarationEvent, declarationFile, storedFile, train } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { requireVersion } from '../versions';
import { changedFacts } from './facts';
import { summaryOf } from './find-declarations';
import type { DeclarationRow } from './moves';

/** Makes the address from which the reader fetches a file. */
export type FileAddress = (file: { readonly id: string; readonly name: string }) => string;

async function attachmentsOf(
  tx: Tx,
  id: string,
  addressOf: FileAddress,
): Promise<DeclarationAttachment[]> {
  const rows = await tx
    .select({ id: declarationFile.id, file: storedFile })
    .from(declarationFile)
    .innerJoin(storedFile, eq(storedFile.id, declarationFile.fileId))
    .where(eq(declarationFile.declarationId, id))
    .orderBy(asc(declarationFile.sort), asc(declarationFile.id));
  return rows.map(({ id: fileId, file }) => ({
    id: fileId,
    name: file.name,
    bytes: file.bytes,
    url: file.state === 'ready' ? addressOf(file) : null,
  }));
}

async function eventsOf(tx: Tx, id: string): Promise<Declaration['events']> {
  const rows = await tx
    .select()
    .from(declarationEvent)
    .where(eq(declarationEvent.declarationId, id))
    .orderBy(asc(declarationEvent.createdAt), asc(declarationEvent.id));
  return rows.map(({ kind, reason, byName, createdAt }) => ({
    ...{ kind, reason, personName: byName },
    happenedAt: createdAt.toISOString(),
  }));
}

/** A declaration with everything that belongs to it; run as the system, for a row that the caller may see. */
export async function wholeDeclaration(
  tx: Tx,
  row: DeclarationRow,
  addressOf: FileAddress,
): Promise<Declaration> {
  const summary = await summaryOf(tx, row.id);
  const [current] = await tx.select().from(train).where(eq(train.id, row.trainId));
  if (!summary || !current) throw new BusinessError(errorCodes.notFound);
  return {
    ...summary,
    ...{ goal: row.goal, regionId: row.regionId, remark: row.remark },
    attachments: await attachmentsOf(tx, row.id, addressOf),
    events: await eventsOf(tx, row.id),
    changed: changedFacts(row, current),
  };
}

const ownDeclaration = (caller: Caller, id: string) =>
  and(eq(declaration.id, id), eq(declaration.organId, actorOf(caller).organId));

/** A declaration of the caller's organisation and branches. */
export async function readDeclaration(
  tx: TenantTx,
  caller: Caller,
  id: string,
  addressOf: FileAddress,
): Promise<Declaration> {
  const [row] = await tx.select().from(declaration).where(ownDeclaration(caller, id));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return asSystem(tx, (t) => wholeDeclaration(t, row, addressOf));
}

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockDeclaration(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
  addressOf: FileAddress,
): Promise<DeclarationRow> {
  const [row] = await tx.select().from(declaration).where(ownDeclaration(caller, id)).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (version !== undefined && version !== row.version) {
    const current = await asSystem(tx, (t) => wholeDeclaration(t, row, addressOf));
    requireVersion(version, current);
  }
  return row;
}

/** A submitted declaration of any tenant; in a transaction of the system. */
export async function submittedDeclaration(
  tx: Tx,
  id: string,
  { forUpdate = false } = {},
): Promise<DeclarationRow> {
  const query = tx
    .select()
    .from(declaration)
    .where(and(eq(declaration.id, id), ne(declaration.state, 'draft')));
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}
