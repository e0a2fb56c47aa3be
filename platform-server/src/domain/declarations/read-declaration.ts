import {
  type Declaration,
  type DeclarationAttachment,
  errorCodes,
} from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { declaration, declarationEvent, declarationFile, storedFile, train } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { summaryOf } from './declaration-rows';
import { changedFacts } from './facts';
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

export const ownDeclaration = (caller: Caller, id: string) =>
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
