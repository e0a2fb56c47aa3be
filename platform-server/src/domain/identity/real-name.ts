import {
  errorCodes,
  type RealNameTicket,
  type RealNameTicketState,
} from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { account, realNameTicket, session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type NoticeDelivery, notifyOfChange } from '../account/notices';
import { issueGrant } from '../account/step-grants';
import { audit } from '../audit';
import { countOrRefuse } from '../codes/limits';
import { activeSessionCondition, lockAlive } from '../sessions';
import { hashToken, newToken } from '../tokens';
import { describeFace, type FacePolicy, storeFace } from './faces';

const TICKET_LIFETIME = 600_000;
/** Limits per account, whatever tickets are used. */
const PICTURE_LIMIT = { max: 10, seconds: 600 };
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

const invalid = () => new BusinessError(errorCodes.forbidden, { phrase: 'ticket.invalid' });

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

async function openTicket(tx: Tx, ticket: string) {
  const row = await findOpenTicket(tx, ticket);
  if (!row) throw invalid();
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

export interface RealNameInput {
  readonly ticket: string;
  readonly name: string;
  /** JPEG in base64; without it no face is enrolled. */
  readonly image: string | null;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

/**
 * Completes the verification of the ticket's person: enrols the face, sets the name and status 1, and issues one grant
 * to the session that showed the code. The ticket works once.
 */
export async function verifyRealName(
  db: Database,
  policy: FacePolicy,
  input: RealNameInput,
): Promise<void> {
  const {
    ticket: row,
    account: before,
    tenantId,
  } = await db.withSystem((tx) => openTicket(tx, input.ticket));
  const { accountId, sessionId } = row;
  await countOrRefuse(db, `real-name:${accountId}`, PICTURE_LIMIT);
  const descriptor = input.image === null ? null : await describeFace(policy, input.image);
  await db.withSystem(async (tx) => {
    // Reading the face takes seconds, in which the session may have ended.
    if (!(await lockAlive(tx, row))) throw invalid();
    const used = await tx
      .update(realNameTicket)
      .set({ usedAt: new Date() })
      .where(and(eq(realNameTicket.id, row.id), isNull(realNameTicket.usedAt)))
      .returning({ id: realNameTicket.id });
    if (used.length === 0) throw invalid();
    // Another ticket of the same person may have been first, and a verified name is never overwritten.
    const verified = await tx
      .update(account)
      .set({ name: input.name, idAuthStatus: 1 })
      .where(and(eq(account.id, accountId), ne(account.idAuthStatus, 1)))
      .returning({ id: account.id });
    if (verified.length === 0) throw invalid();
    if (descriptor) await storeFace(tx, policy, accountId, descriptor);
    // One notice for both changes, since its undo link undoes both.
    await notifyOfChange(tx, input.notices, descriptor ? 'face' : 'verified', tenantId, before);
    await issueGrant(tx, sessionId, 'any');
    const auditEntry = { tenantId, accountId, target: accountId, ip: input.ip };
    await audit(tx, { ...auditEntry, action: 'account.real-name.verified' });
  });
}
