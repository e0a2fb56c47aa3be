import type { SeenRollout } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { moduleRollout } from '../db/schema';
import { changedMeanwhile } from './map-file';
import { MapRefusal } from './map-refusal';
import { userIds } from './rollout-accounts';

export type RolloutRow = typeof moduleRollout.$inferSelect;

/** A requested rollout; missing fields stay unchanged. */
export interface RolloutRequest {
  readonly module: string;
  readonly address?: string | undefined;
  readonly percent?: number | undefined;
  /** Hosts of the tenants' pages. */
  readonly tenants?: readonly string[] | undefined;
  /** Phone numbers, e-mail addresses or user ids. */
  readonly accounts?: readonly string[] | undefined;
  readonly haltAfter?: number | undefined;
}

const HALT_AFTER = 10;

export const allRollouts = (tx: Tx): Promise<RolloutRow[]> =>
  tx.select().from(moduleRollout).orderBy(asc(moduleRollout.module));

export async function findRollout(tx: Tx, module: string): Promise<RolloutRow | null> {
  const [row] = await tx.select().from(moduleRollout).where(eq(moduleRollout.module, module));
  return row ?? null;
}

/** Throws MapRefusal if the rollout differs from the one that the author has read. */
export function requireUnchanged(
  readRollout: SeenRollout | null | undefined,
  now: RolloutRow | null,
): void {
  if (readRollout === undefined) return;
  const isSame =
    now?.address === readRollout?.address &&
    now?.percent === readRollout?.percent &&
    now?.status === readRollout?.status;
  if (!isSame) throw changedMeanwhile();
}

/**
 * Starts a rollout or changes the running one. A new address starts a new rollout, with new buckets and no failures.
 * Every change resumes a halted rollout.
 */
export async function storeRollout(
  tx: Tx,
  request: RolloutRequest,
  integrity: Readonly<Record<string, string>>,
): Promise<RolloutRow> {
  const runningRollout = await findRollout(tx, request.module);
  const address = request.address ?? runningRollout?.address;
  if (address === undefined) {
    throw new MapRefusal(`There is no rollout of ${request.module}: name the address to roll out.`);
  }
  const accounts = request.accounts && (await userIds(tx, request.accounts));
  const unchanged = runningRollout?.address === address ? runningRollout : null;
  const next = {
    module: request.module,
    address,
    integrity: unchanged && Object.keys(integrity).length === 0 ? unchanged.integrity : integrity,
    percent: request.percent ?? unchanged?.percent ?? 0,
    tenants: request.tenants ?? unchanged?.tenants ?? [],
    accounts: accounts ?? unchanged?.accounts ?? [],
    haltAfter: request.haltAfter ?? unchanged?.haltAfter ?? HALT_AFTER,
    status: 'active' as const,
    haltedAt: null,
  };
  if (runningRollout && !unchanged) await endRollout(tx, request.module);
  const [row] = await tx
    .insert(moduleRollout)
    .values(next)
    .onConflictDoUpdate({
      target: moduleRollout.module,
      set: { ...next, ...(runningRollout?.status === 'halted' && { countFrom: new Date() }) },
    })
    .returning();
  if (!row) throw new Error('the rollout was not stored');
  return row;
}

export async function endRollout(tx: Tx, module: string): Promise<RolloutRow> {
  const [row] = await tx.delete(moduleRollout).where(eq(moduleRollout.module, module)).returning();
  if (!row) throw new MapRefusal(`There is no rollout of ${module}.`, 'missing');
  return row;
}

/** Halts a rollout; true only for the process that changed its state. */
export async function haltRollout(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(moduleRollout)
    .set({ status: 'halted', haltedAt: new Date() })
    .where(and(eq(moduleRollout.id, id), eq(moduleRollout.status, 'active')))
    .returning({ id: moduleRollout.id });
  return rows.length > 0;
}
