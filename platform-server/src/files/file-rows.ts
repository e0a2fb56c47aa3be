import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem, type Database, type TenantTx, type Tx } from '../db/database';
import { storedFile } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { actorOf, type Caller } from '../http/caller';
import { isPhraseKey, type PhraseKey } from '../phrases';
import { type FileStorage, keysOf } from './storage';

export type FileRow = typeof storedFile.$inferSelect;
/** Bytes that uploads leave free on the disk. */
const RESERVE = 1024 * 1024 * 1024;

export async function requireDiskSpace(storage: FileStorage, bytes: number): Promise<void> {
  const freeSpace = await storage.freeBytes();
  if (freeSpace === null || freeSpace - bytes > RESERVE) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'file.noRoom' });
}

/** Adds a row for bytes that a job will read; without a job the sweep of uploads deletes them. */
export async function addBytesRow(
  tx: TenantTx,
  caller: Caller,
  { id, bytes }: { readonly id: string; readonly bytes: number },
): Promise<void> {
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const owner = { tenantId, organId: actorOf(caller).organId, branchId, createdBy };
  await tx.insert(storedFile).values({ ...owner, id, bytes, kind: 'document', name: 'package' });
}

/** Called once the job owns the bytes, which are deleted with it. */
export const deleteFileRow = (tx: Tx, id: string): Promise<unknown> =>
  tx.delete(storedFile).where(eq(storedFile.id, id));

/** The caller's own upload in any state. Throws 40400 for others. */
export async function ownUpload(tx: TenantTx, caller: Caller, id: string): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.createdBy, caller.accountId)));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

export async function fileById(db: Database, id: string): Promise<FileRow | null> {
  return db.withSystem(async (tx) => {
    const [row] = await tx.select().from(storedFile).where(eq(storedFile.id, id));
    return row ?? null;
  });
}

type State = Pick<FileRow, 'state'>['state'];

/** Why the upload was refused; null if it was not. */
export const refusalOf = ({ refusal }: FileRow): PhraseKey | null =>
  refusal !== null && isPhraseKey(refusal) ? refusal : null;

/** Changes a file's state; false if another process changed it before. */
export async function changeState(
  tx: Tx,
  id: string,
  from: State,
  to: Partial<FileRow> & { readonly state: State },
): Promise<boolean> {
  const updatedFiles = await tx
    .update(storedFile)
    .set({ ...to, heldUntil: null, updatedAt: sql`now()` })
    .where(and(eq(storedFile.id, id), eq(storedFile.state, from)))
    .returning({ id: storedFile.id });
  return updatedFiles.length > 0;
}

/** Marks a file as refused with the reason, and deletes its bytes. */
export async function refuseFile(
  db: Database,
  storage: FileStorage,
  { id, state }: Pick<FileRow, 'id' | 'state'>,
  refusal: PhraseKey,
): Promise<void> {
  await db.withSystem((tx) => changeState(tx, id, state, { state: 'refused', refusal }));
  await removeBytes(storage, id);
}

export async function removeBytes(storage: FileStorage, id: string): Promise<void> {
  await Promise.all(keysOf(id).map((key) => storage.remove(key)));
}

/** A file by its id in any organisation or branch, for callers who may see the row that uses it. */
export const fileInUse = (tx: TenantTx, id: string): Promise<FileRow | null> =>
  asSystem(tx, async (t) => {
    const [row] = await t.select().from(storedFile).where(eq(storedFile.id, id));
    return row ?? null;
  });
