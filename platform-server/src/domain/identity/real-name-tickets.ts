import {
  errorCodes,
  type RealNameTicket,
  type RealNameTicketState,
} from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { account, realNameTicket, session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { countOrRefuse } from '../codes/limits';
import { activeSessionCondition } from '../sessions';
import { hashToken, newToken } from '../tokens';

const TICKET_LIFETIME = 600_000;

const TICKETS = { max: 20, seconds: 600 };

/** A one-time ticket for the QR link, which authorises the other device (architecture §3, "QR"). */
export async function createTicket(
  db: Database,
  sessionOwner: { accountId: string; sessionId: string },
): Promise<RealNameTicket> {
  await countOrRefuse(db, `real-name-ticket:${sessionOwner.accountId}`, TICKETS);
  const ticket = newToken();
  const expiresAt = new Date(Date.now() + TICKET_LIFETIME);
  const values = { ...sessionOwner, tokenHash: hashToken(ticket), expiresAt };
  await db.withSystem((tx) => tx.insert(realNameTicket).values(values));
  return { ticket, expiresAt: expiresAt.toISOString(), seconds: TICKET_LIFETIME / 1000 };
}

export const invalidTicket = () =>
  new BusinessError(errorCodes.forbidden, { phrase: 'ticket.invalid' });

/** A ticket is valid only while the session that showed it lasts. */
async function findOpenTicket(tx: Tx, ticket: string) {
  const [row] = await tx
    .select({ ticket: realNameTicket, account, tenantId: session.tenantId })
    .from(realNameTicket)
    .innerJoin(account, eq(account.id, realNameTicket.accountId))
    .innerJoin(session, eq(session.id, realNameTicket.sessionId))
    .where(
      and(
        eq(realNameTicket.tokenHash, hashToken(ticket)),
        isNull(realNameTicket.usedAt),
        gt(realNameTicket.expiresAt, sql`now()`),
        activeSessionCondition(),
      ),
    );
  return row;
}

export async function openTicket(tx: Tx, ticket: string) {
  const row = await findOpenTicket(tx, ticket);
  if (!row) throw invalidTicket();
  return row;
}

/** Whether a ticket can still be used for verification; its holder learns nothing else. */
export async function ticketState(db: Database, ticket: string): Promise<RealNameTicketState> {
  return db.withSystem(async (tx) => {
    const [row] = await tx
      .select({ usedAt: realNameTicket.usedAt })
      .from(realNameTicket)
      .where(eq(realNameTicket.tokenHash, hashToken(ticket)));
    if (row?.usedAt) return { status: 'done' };
    const pendingTicket = row && (await findOpenTicket(tx, ticket));
    // The person may have been verified with another ticket.
    return { status: pendingTicket && pendingTicket.account.idAuthStatus !== 1 ? 'open' : 'over' };
  });
}
