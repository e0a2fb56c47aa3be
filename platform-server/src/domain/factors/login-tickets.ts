import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { loginTicket } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { hashToken, newToken } from '../tokens';

const LIFETIME = 600_000;
const MAX_TRIES = 5;

type Ticket = typeof loginTicket.$inferSelect;

/** Issues the ticket that represents the first step of a log-in until the second one. */
export async function issueTicket(
  tx: Tx,
  session: Pick<Ticket, 'accountId' | 'tenantId' | 'flow'>,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME);
  await tx.insert(loginTicket).values({ ...session, tokenHash: hashToken(ticket), expiresAt });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

export const ticketExpired = () => new BusinessError(errorCodes.stepOutOfOrder);

const isOpen = (ticket: string, tenantId: string) =>
  and(
    eq(loginTicket.tokenHash, hashToken(ticket)),
    eq(loginTicket.tenantId, tenantId),
    isNull(loginTicket.usedAt),
    gt(loginTicket.expiresAt, sql`now()`),
    lt(loginTicket.tries, MAX_TRIES),
  );

/** An open ticket of that tenant's page; throws 40302 for any other. */
export async function openTicket(tx: Tx, ticket: string, tenantId: string): Promise<Ticket> {
  const [row] = await tx.select().from(loginTicket).where(isOpen(ticket, tenantId));
  if (!row) throw ticketExpired();
  return row;
}

/** The same, and counts an attempt before the second factor is checked. */
export async function tryTicket(db: Database, ticket: string, tenantId: string): Promise<Ticket> {
  const [row] = await db.withSystem((tx) =>
    tx
      .update(loginTicket)
      .set({ tries: sql`${loginTicket.tries} + 1` })
      .where(isOpen(ticket, tenantId))
      .returning(),
  );
  if (!row) throw ticketExpired();
  return row;
}

/** Consumes the ticket: of several concurrent right answers one succeeds. */
export async function consumeTicket(db: Database, { id }: Ticket): Promise<void> {
  const consumed = await db.withSystem((tx) =>
    tx
      .update(loginTicket)
      .set({ usedAt: sql`now()` })
      .where(and(eq(loginTicket.id, id), isNull(loginTicket.usedAt)))
      .returning({ id: loginTicket.id }),
  );
  if (consumed.length === 0) throw ticketExpired();
}
