import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, accountUndo } from '../../db/schema';
import { FieldError } from '../../http/business-error';

export type Account = typeof account.$inferSelect;

/** Selects the account of a phone number FOR UPDATE; null if there is none. */
async function selectAccountOfPhoneForUpdate(tx: Tx, phone: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.phone, phone), isNull(account.closedAt)))
    .for('update');
  return row ?? null;
}

/** Selects an account by its id FOR UPDATE. */
export async function selectAccountForUpdate(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.closedAt)))
    .for('update');
  return row ?? null;
}

/** The numbers among these that an undo link can still restore to their former account. */
export async function reservedPhones(tx: Tx, phones: readonly string[]): Promise<Set<string>> {
  const links = await tx.execute<{ phone: string }>(sql`
    SELECT ${accountUndo.before}->>'phone' AS phone FROM ${accountUndo}
    WHERE ${accountUndo.usedAt} IS NULL AND ${accountUndo.expiresAt} > now()
      AND ${accountUndo.before}->>'phone'
        IN (SELECT jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))`);
  return new Set(links.rows.map(({ phone }) => phone));
}

interface Newcomer {
  readonly phone: string;
  readonly name: string;
}

/** The account of a number: either just created for it, or an existing one, selected FOR UPDATE. */
type AccountOfPhone =
  | { readonly createdId: string; readonly existing: null }
  | { readonly createdId: null; readonly existing: Account };

async function createAccount(tx: Tx, tenantId: string, { phone, name }: Newcomer) {
  const [inserted] = await tx
    .insert(account)
    .values({ phone, name, nickname: name, openedBy: tenantId })
    .onConflictDoNothing({ target: account.phone })
    .returning({ id: account.id });
  return inserted?.id ?? null;
}

/**
 * Creates an account for a number that has none, without a password and marked as opened by the tenant; otherwise
 * selects the existing one FOR UPDATE. Refuses with 40900, naming `field`, while the number's former owner can still
 * restore it: otherwise a thief could have a tenant create a new account on the number and make the undo link useless.
 * To be run as the system.
 */
export async function findOrCreateAccount(
  tx: Tx,
  tenantId: string,
  person: Newcomer,
  field: 'phone' | 'contactPhone',
): Promise<AccountOfPhone> {
  const isReserved = (await reservedPhones(tx, [person.phone])).size > 0;
  const createdId = isReserved ? null : await createAccount(tx, tenantId, person);
  if (createdId !== null) return { createdId, existing: null };
  const accountRow = await selectAccountOfPhoneForUpdate(tx, person.phone);
  if (!accountRow) throw new FieldError(field, 'field.phoneHeld', errorCodes.conflict);
  return { createdId: null, existing: accountRow };
}
