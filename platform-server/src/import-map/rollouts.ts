import type { SeenRollout } from '@edu/shared-utility/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { account, moduleRollout } from '../db/schema';
import { MapRefusal } from './edit-map';
import { changedMeanwhile } from './map-file';

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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids for the names: people enter phone numbers and addresses, browsers compare ids. */
export async function userIds(tx: Tx, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  // Sequential, because a transaction has one connection.
  for (const name of names) ids.push(UUID.test(name) ? name : await userId(tx, name));
  return ids;
}

async function userId(tx: Tx, name: string): Promise<string> {
  const column = name.includes('@') ? account.mail : account.phone;
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(column, name.toLowerCase()));
  if (!row) throw new MapRefusal(`There is no account ${name}.`, 'missing');
  return row.id;
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

/** Failure reports of the version in this rollout, by reporter. */
export interface Reports {
  /** Distinct people who were logged in. */
  readonly people: number;
  /** Distinct networks. */
  readonly networks: number;
  /** Reports by operators, who may stop the rollout themselves. */
  readonly operators: number;
  /** Anonymous reports: shown, but not counted. */
  readonly anonymous: number;
}

/** Local files are compared by path, since each tenant has its own host. */
export async function reportsOf(tx: Tx, row: RolloutRow, served: string): Promise<Reports> {
  const { rows } = await tx.execute<Reports & Record<string, unknown>>(sql`
    SELECT count(DISTINCT person)::int AS people,
      (count(DISTINCT network) FILTER (WHERE person IS NOT NULL))::int AS networks,
      (count(*) FILTER (WHERE trusted))::int AS operators,
      (count(*) FILTER (WHERE person IS NULL))::int AS anonymous
    FROM module_report
    WHERE module = ${row.module} AND right(address, length(${served})) = ${served}
      AND created_at >= ${row.countFrom.toISOString()}::timestamptz`);
  return rows[0] ?? { people: 0, networks: 0, operators: 0, anonymous: 0 };
}

/** Reports that count towards the halt. */
export const countedFailures = ({ people, operators }: Reports): number =>
  Math.max(people, operators);

/** Fewer could come from one person: requires three people in three networks. */
const MIN_REPORTERS = 3;

/** Whether a rollout fails: for enough independent people, or for operators. */
export function isFailing({ haltAfter }: RolloutRow, reports: Reports): boolean {
  const { people, networks, operators } = reports;
  return (
    operators >= haltAfter ||
    (people >= Math.max(MIN_REPORTERS, haltAfter) && networks >= MIN_REPORTERS)
  );
}
