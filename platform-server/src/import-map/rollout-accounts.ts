import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { account } from '../db/schema';
import { MapRefusal } from './map-refusal';

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
