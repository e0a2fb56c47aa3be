import type { DeclarationMove, Version } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, declaration, declarationEvent } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { nextVersion, requireVersion } from '../versions';
import { submittedDeclaration } from './lock-declaration';
import { type DeclarationRow, requireMove } from './moves';
import { type FileAddress, wholeDeclaration } from './read-declaration';

/** The operator who decides, and their address. */
export interface Decider {
  readonly caller: Caller;
  readonly ip: string;
  readonly addressOf: FileAddress;
}

interface VersionedId {
  readonly id: string;
  readonly version: Version;
}

async function lockRow(
  tx: Tx,
  { addressOf }: Decider,
  { id, version }: VersionedId,
  move: DeclarationMove,
) {
  const row = await submittedDeclaration(tx, id, { forUpdate: true });
  if (version !== row.version) {
    requireVersion(version, await wholeDeclaration(tx, row, addressOf));
  }
  requireMove(move, row);
  return row;
}

/** Notifies the author and the submitter in their inboxes. */
const notify = (
  tx: Tx,
  { id, tenantId, organId, title, createdBy, submittedBy }: DeclarationRow,
  kind: 'accepted' | 'returned',
  reason: string | null,
) =>
  tx.execute(sql`
    INSERT INTO declaration_notice (tenant_id, organ_id, declaration_id, member_id, kind, title, reason)
    SELECT tenant_id, ${organId}::uuid, ${id}::uuid, id, ${kind}, ${title}, ${reason}
    FROM member WHERE tenant_id = ${tenantId}::uuid
      AND account_id IN (${createdBy}::uuid, ${submittedBy}::uuid)`);

async function decide(
  tx: Tx,
  { caller, ip }: Decider,
  row: DeclarationRow,
  state: 'accepted' | 'returned',
  reason: string | null,
): Promise<void> {
  const { accountId } = caller;
  const { id, tenantId, organId, title } = row;
  const now = new Date();
  await tx
    .update(declaration)
    .set({
      ...{ state, reason, decidedAt: now, updatedAt: now },
      version: nextVersion(declaration.version),
    })
    .where(eq(declaration.id, id));
  const [decider] = await tx
    .select({ name: account.name })
    .from(account)
    .where(eq(account.id, accountId));
  await tx.insert(declarationEvent).values({
    ...{ tenantId, declarationId: id, kind: state, reason, createdAt: now },
    byName: decider?.name ?? '',
  });
  await audit(tx, {
    ...{ tenantId, accountId, target: id, ip, organIds: [organId] },
    action: `declaration.${state}`,
    detail: { title, ...(reason !== null && { reason }) },
    changes: [{ field: 'state', before: row.state, after: state }],
  });
  await notify(tx, row, state, reason);
}

/** Accepts it; in a transaction of the system, as the next one. */
export async function acceptDeclaration(
  tx: Tx,
  decider: Decider,
  target: VersionedId,
): Promise<void> {
  await decide(tx, decider, await lockRow(tx, decider, target, 'accept'), 'accepted', null);
}

/** Returns it with a reason; it can be submitted again. */
export async function returnDeclaration(
  tx: Tx,
  decider: Decider,
  { reason, ...target }: VersionedId & { readonly reason: string },
): Promise<void> {
  await decide(tx, decider, await lockRow(tx, decider, target, 'return'), 'returned', reason);
}
