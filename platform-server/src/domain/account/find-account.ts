import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account } from '../../db/schema';
import type { Recipient } from '../codes/recipient';

export type Account = typeof account.$inferSelect;

const byRecipient = ({ kind, value }: Recipient) =>
  and(eq(kind === 'phone' ? account.phone : account.mail, value), isNull(account.closedAt));

/** The open account that this phone number or address is bound to. */
export async function findAccount(tx: Tx, recipient: Recipient): Promise<Account | null> {
  const [row] = await tx.select().from(account).where(byRecipient(recipient));
  return row ?? null;
}

export async function accountById(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.closedAt)));
  return row ?? null;
}
