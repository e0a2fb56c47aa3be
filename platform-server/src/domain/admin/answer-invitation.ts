import { errorCodes, type InvitationAccepted } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { asSystem, type Database, type Tx } from '../../db/database';
import { actorBranch, actorRole, branch, organ, role } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { requireSettled } from '../account/bound-since';
import { type Account, findAccount } from '../account/find-account';
import type { NoticeDelivery } from '../account/notices';
import { audit } from '../audit';
import { type CodePolicy, codeRefused, tryCode, wasUsed } from '../codes/codes';
import type { Recipient } from '../codes/recipient';
import { isJoinable, joinAsStudent } from '../students/student-invitation';
import { bindInvited } from '../teachers/bind-invited';
import { isOpen, tenantOfHost } from '../tenants';
import { createActor } from './administrators';
import { adoptAccount, lockAccount } from './adopt-account';
import { hasOpenInvitation, lastAnswer, lockInvitations, recordAnswer } from './invitations';
import { actorCoversRoles } from './permission-checks';

export interface InvitationAnswer {
  readonly recipient: Recipient;
  readonly authCode: string;
  readonly host: string;
  readonly ip: string;
  readonly notices: NoticeDelivery;
}

/**
 * Whether a code to this recipient proves the owner's consent. A mail address of an account that others could enter may
 * be theirs, so there only the phone counts.
 */
export const provesOwnership = (accountRow: Account | null, { kind }: Recipient): boolean =>
  accountRow !== null && (kind === 'phone' || !accountRow.isOpenToOthers);

async function verifiedAccount(db: Database, codes: CodePolicy, answer: InvitationAnswer) {
  const { recipient, authCode, host, ip } = answer;
  const { page, accountRow } = await db.withSystem(async (tx) => ({
    page: await tenantOfHost(tx, host),
    accountRow: await findAccount(tx, recipient),
  }));
  const key = { purpose: 'invitation', recipient, tenantId: page.id } as const;
  const status = await tryCode(db, codes, key, authCode, { owner: accountRow?.id ?? null, ip });
  if (status !== 'right') {
    const used = status === 'dead' && accountRow && (await wasUsed(db, codes, key, authCode));
    const storedAnswer = used
      ? await db.withSystem((tx) => answerOf(tx, accountRow.id, page.id))
      : null;
    throw storedAnswer ? alreadyAnsweredError(storedAnswer) : codeRefused(status === 'wrong');
  }
  if (!accountRow || !provesOwnership(accountRow, recipient)) throw codeRefused();
  // An address bound with a stolen session could otherwise empty the account, together with the link that undoes the
  // binding.
  requireSettled(accountRow, recipient.kind, 'invitation.tooNew');
  if (!isOpen(page)) throw new BusinessError(errorCodes.tenantDisabled);
  return { tenantId: page.id, accountId: accountRow.id };
}

type Answer = NonNullable<Awaited<ReturnType<typeof lastAnswer>>>;

const alreadyAnsweredError = (answer: Answer): BusinessError =>
  new BusinessError(errorCodes.conflict, { phrase: `invitation.${answer}`, data: { answer } });

/** The owner's last answer, if no invitation is open any more. */
const answerOf = async (tx: Tx, accountId: string, tenantId: string): Promise<Answer | null> =>
  (await hasOpenInvitation(tx, accountId, tenantId)) ? null : lastAnswer(tx, accountId, tenantId);

/** Throws the error for no open invitation: another page of the person was faster, or the invitation was withdrawn. */
async function noOpenInvitation(
  tx: Tx,
  accountId: string,
  tenantId: string,
): Promise<BusinessError> {
  const storedAnswer = await answerOf(tx, accountId, tenantId);
  if (storedAnswer) return alreadyAnsweredError(storedAnswer);
  return new BusinessError(errorCodes.notFound, { phrase: 'invitation.none' });
}

type OpenInvitation = Awaited<ReturnType<typeof lockInvitations>>[number];

/**
 * The invitations whose inviter may still grant their roles, since rights that were lost must not be given on; for
 * students, those whose record is still without an account.
 */
async function stillValid(tx: Tx, open: readonly OpenInvitation[]): Promise<OpenInvitation[]> {
  const existingIds: OpenInvitation[] = [];
  for (const item of open) {
    const isAuthorised =
      item.invitedAs === null || (await actorCoversRoles(tx, item.invitedAs, item.roleIds));
    if (isAuthorised && (await isJoinable(tx, item))) existingIds.push(item);
  }
  return existingIds;
}

/** Adds those roles and branches chosen by the inviter that still exist. */
async function addRolesAndBranches(tx: Tx, actorId: string, item: OpenInvitation): Promise<void> {
  const { tenantId, organId } = item;
  const roleIds = [...item.roleIds];
  const roles =
    roleIds.length === 0
      ? []
      : await tx.select({ id: role.id }).from(role).where(inArray(role.id, roleIds));
  if (roles.length > 0) {
    await tx
      .insert(actorRole)
      .values(roles.map(({ id: roleId }) => ({ tenantId, actorId, roleId })));
  }
  const branchIds = [...item.branchIds];
  const branches =
    branchIds.length === 0
      ? []
      : await tx
          .select({ id: branch.id })
          .from(branch)
          .where(and(inArray(branch.id, branchIds), eq(branch.organId, organId)));
  if (branches.length === 0) return;
  const existingIds = branchIds.filter((id) => branches.some((item) => item.id === id));
  await tx
    .insert(actorBranch)
    .values(existingIds.map((branchId, sort) => ({ tenantId, actorId, branchId, sort })));
}

/** Creates the staff actor that someone accepted, with the roles and branches of the invitation. */
async function joinStaff(tx: Tx, item: OpenInvitation): Promise<void> {
  const { id, tenantId, organId, accountId, name, phone, email, invitedBy } = item;
  const membership = { tenantId, organId, person: { accountId, name, phone, email } };
  const actorId = await createActor(tx, membership);
  await addRolesAndBranches(tx, actorId, item);
  await bindInvited(tx, id, actorId);
  const { roleIds, branchIds } = item;
  await audit(tx, {
    tenantId,
    accountId: invitedBy,
    action: 'administrator.added',
    target: actorId,
    detail: { roleIds, branchIds, invitation: id },
    ip: '',
    organIds: [organId],
  });
}

async function organName(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ name: organ.name }).from(organ).where(eq(organ.id, id));
  return row?.name ?? '';
}

/**
 * Creates the actors that an account is invited to at the tenant of the page: the code to the owner's own phone or
 * address is their consent. Throws 40006 for a wrong code, 40306 if the address was bound within a day, 40900 if the
 * owner has already answered, 40400 if no invitation is open.
 */
export async function acceptInvitations(
  db: Database,
  codes: CodePolicy,
  answer: InvitationAnswer,
): Promise<InvitationAccepted> {
  const { tenantId, accountId } = await verifiedAccount(db, codes, answer);
  const { ip, notices } = answer;
  return db.withTenant({ tenantId }, async (tx) => {
    // The account is locked first, in the same order as every other change of it, to prevent deadlocks.
    const accountRow = await asSystem(tx, (t) => lockAccount(t, accountId));
    const open = accountRow ? await stillValid(tx, await lockInvitations(tx, accountId)) : [];
    if (!accountRow || open.length === 0) throw await noOpenInvitation(tx, accountId, tenantId);
    const organIds = open.map((item) => item.organId);
    const name = open[0]?.name ?? '';
    const passwordCleared = await asSystem(tx, (t) =>
      adoptAccount(t, { tenantId, organIds, ip, notices }, accountRow, name),
    );
    const organs: string[] = [];
    for (const item of open) {
      const { id, organId } = item;
      await recordAnswer(tx, id, 'accepted');
      await audit(tx, {
        tenantId,
        accountId,
        action: 'invitation.accepted',
        target: id,
        ip,
        organIds: [organId],
      });
      if (item.kind === 'student') await joinAsStudent(tx, item);
      else await joinStaff(tx, item);
      organs.push(await organName(tx, organId));
    }
    return { organs, passwordCleared };
  });
}

/** Declines all open invitations at the tenant of the page. */
export async function declineInvitations(
  db: Database,
  codes: CodePolicy,
  answer: InvitationAnswer,
): Promise<void> {
  const { tenantId, accountId } = await verifiedAccount(db, codes, answer);
  await db.withTenant({ tenantId }, async (tx) => {
    const open = await lockInvitations(tx, accountId);
    if (open.length === 0) throw await noOpenInvitation(tx, accountId, tenantId);
    for (const { id, organId } of open) {
      await recordAnswer(tx, id, 'declined');
      const auditEntry = { tenantId, accountId, target: id, ip: answer.ip, organIds: [organId] };
      await audit(tx, { ...auditEntry, action: 'invitation.declined' });
    }
  });
}

/** The account with an open invitation at this tenant; null means that no code needs to be sent. */
export async function invitedOwner(
  tx: Tx,
  recipient: Recipient,
  tenantId: string,
): Promise<string | null> {
  const accountRow = await findAccount(tx, recipient);
  if (!accountRow || !provesOwnership(accountRow, recipient)) return null;
  return (await hasOpenInvitation(tx, accountRow.id, tenantId)) ? accountRow.id : null;
}
