import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { declaration, declarationEvent, declarationFile, member } from '../../db/schema';
import { detachFiles } from '../../files/file-references';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { trainRow } from '../trains/read-train';
import { nextVersion } from '../versions';
import { factsOf } from './facts';
import { lockDeclaration, type VersionedId } from './lock-declaration';
import { requireMove } from './moves';
import type { FileAddress } from './read-declaration';

async function nameOf(tx: TenantTx, { memberId }: Caller): Promise<string> {
  if (memberId === null) return '';
  const condition = eq(member.id, memberId);
  const [row] = await tx.select({ name: member.name }).from(member).where(condition);
  return row?.name ?? '';
}

/** Submits it for decision, with the training's values as they are now. */
export async function submitDeclaration(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  addressOf: FileAddress,
): Promise<void> {
  const row = await lockDeclaration(tx, caller, target, addressOf);
  requireMove('submit', row);
  const train = await trainRow(tx, caller, row.trainId);
  const now = new Date();
  await tx
    .update(declaration)
    .set({
      ...factsOf(train),
      ...{ state: 'submitted', reason: null, submittedAt: now, decidedAt: null, updatedAt: now },
      submittedBy: caller.accountId,
      version: nextVersion(declaration.version),
    })
    .where(eq(declaration.id, row.id));
  await tx.insert(declarationEvent).values({
    ...{ tenantId: row.tenantId, declarationId: row.id, kind: 'submitted', createdAt: now },
    byName: await nameOf(tx, caller),
  });
  const changes = [{ field: 'state', before: row.state, after: 'submitted' }];
  const detail = { title: train.title };
  await audit(tx, {
    ...auditContext(caller, row.id),
    action: 'declaration.submitted',
    detail,
    changes,
  });
}

export async function deleteDeclaration(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  addressOf: FileAddress,
): Promise<void> {
  const row = await lockDeclaration(tx, caller, target, addressOf);
  requireMove('delete', row);
  const files = await tx
    .select({ id: declarationFile.fileId })
    .from(declarationFile)
    .where(eq(declarationFile.declarationId, row.id));
  await tx.delete(declaration).where(eq(declaration.id, row.id));
  await detachFiles(
    tx,
    files.map(({ id }) => id),
  );
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'declaration.deleted', detail });
}
