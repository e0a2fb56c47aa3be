import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type CertificateValues, certificateTemplate } from '../../db/schema';
import type { Secret } from '../codes/secret';
import type { TemplateRow } from './lock-template';

export interface Person {
  readonly memberId: string;
  readonly name: string;
  readonly idNumber: string | null;
  readonly score: string;
}

/** The training or skill that a certificate is for. */
export interface CertifiedSubject {
  /** Null for a skill. */
  readonly id: string | null;
  readonly title: string;
  /** Null if hours are not counted. */
  readonly hours: number | null;
  readonly branchId: string | null;
}

/** Who issues which certificate; its template is locked until the transaction ends. */
export interface Issuing {
  readonly tenantId: string;
  readonly organId: string;
  readonly branchId: string | null;
  /** Null if it is issued automatically. */
  readonly accountId: string | null;
  readonly ip: string;
  readonly template: TemplateRow;
  readonly train: CertifiedSubject | null;
  readonly organName: string;
  /** The base address of the tenant's pages. */
  readonly origin: string;
  readonly secret: Secret;
  /** Number of the certificate that this one replaces. */
  readonly replaces?: string;
}

export interface IssuedCertificate {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
}

/** Locks the template, so that it is neither changed nor issued from meanwhile. */
export async function selectTemplateForUpdate(tx: Tx, id: string): Promise<TemplateRow | null> {
  const query = tx.select().from(certificateTemplate).where(eq(certificateTemplate.id, id));
  return (await query.for('update'))[0] ?? null;
}

export const valuesOf = (
  { train, organName }: Pick<Issuing, 'train' | 'organName'>,
  { name, idNumber, score }: Person,
): CertificateValues => ({
  name,
  idNumber: idNumber ?? '',
  trainTitle: train?.title ?? '',
  organName,
  score,
  hours: String(train?.hours ?? ''),
  photoId: null,
});
