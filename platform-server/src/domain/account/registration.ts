import { errorCodes } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { account, company } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { audit } from '../audit';
import type { CodePolicy } from '../codes/code-policy';
import { requireCode } from '../codes/codes';
import type { Recipient } from '../codes/recipient';
import { refuseAccepted } from '../companies';
import { hashPassword } from '../passwords';
import { personalDataOfRecipient } from './about-account';
import { requirePassword } from './password-rules';

export interface Newcomer {
  readonly recipient: Recipient;
  readonly authCode: string;
  readonly password: string;
  readonly name: string;
  readonly tenantId: string;
  readonly ip: string;
}

export interface CompanyData {
  readonly name: string;
  readonly creditCode: string;
  readonly contactName: string;
  readonly regionIds: readonly string[];
  readonly address: string | null;
  readonly licenceImage: string | null;
}

const accountTaken = () => new FieldError('account', 'field.accountTaken', errorCodes.conflict);

/** Creates an account, and with it the company if one registers, in one transaction. */
export async function register(
  db: Database,
  codes: CodePolicy,
  newcomer: Newcomer,
  data?: CompanyData,
): Promise<{ userId: string; companyId: string | null }> {
  const { recipient, authCode, password, name, tenantId, ip } = newcomer;
  const ownNames = [name, ...(data ? [data.name] : [])];
  const personalData = await db.withSystem((tx) =>
    personalDataOfRecipient(tx, tenantId, recipient, ownNames),
  );
  await requirePassword(password, 'password', personalData);
  if (data) {
    // Checked before the code, which would otherwise be used up by a refusal.
    await db.withSystem((tx) => refuseAccepted(tx, tenantId, 'registration', data.creditCode));
  }
  await requireCode(db, codes, { purpose: 'register', recipient, tenantId }, authCode);
  const passwordHash = await hashPassword(password);
  const boundColumn =
    recipient.kind === 'phone' ? { phone: recipient.value } : { mail: recipient.value };
  return db.withSystem(async (tx) => {
    const [created] = await tx
      .insert(account)
      .values({ ...boundColumn, passwordHash, name, nickname: name })
      .onConflictDoNothing()
      .returning({ id: account.id });
    // The code proved that the number belongs to the person, so this error reveals nothing.
    if (!created) throw accountTaken();
    const auditEntry = { tenantId, accountId: created.id, target: created.id, ip };
    await audit(tx, { ...auditEntry, action: 'account.registered' });
    if (!data) return { userId: created.id, companyId: null };
    const [inserted] = await tx
      .insert(company)
      .values({
        ...data,
        tenantId,
        kind: 'registration',
        accountId: created.id,
        contactPhone: recipient.kind === 'phone' ? recipient.value : '',
        email: recipient.kind === 'mail' ? recipient.value : null,
      })
      .returning({ id: company.id });
    return { userId: created.id, companyId: inserted?.id ?? null };
  });
}
