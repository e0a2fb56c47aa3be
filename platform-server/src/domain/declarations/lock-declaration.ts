import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { and, eq, ne } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { declaration } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { requireVersion } from '../versions';
import type { DeclarationRow } from './moves';
import { type FileAddress, ownDeclaration, wholeDeclaration } from './read-declaration';

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
