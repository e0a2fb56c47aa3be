import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { certificate } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion } from '../versions';
import type { CertificateRow } from './certificate-rows';
import { lockCertificate } from './find-certificates';

export interface Revocation {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

export const conflictError = (
  phrase: 'certificate.revoked' | 'certificate.personGone' | 'certificate.state',
) => new BusinessError(errorCodes.conflict, { phrase });

export async function endCertificate(
  tx: Tx,
  { id }: CertificateRow,
  reason: string,
  replacedById: string | null,
) {
  await tx
    .update(certificate)
    .set({ revokedAt: sql`now()`, reason, replacedById, version: nextVersion(certificate.version) })
    .where(eq(certificate.id, id));
}

/** Revokes a certificate; it stays visible with the reason. */
export async function revokeCertificate(
  tx: TenantTx,
  caller: Caller,
  { reason, ...target }: Revocation,
): Promise<void> {
  const row = await lockCertificate(tx, caller, target);
  if (row.revokedAt) throw conflictError('certificate.revoked');
  await endCertificate(tx, row, reason, null);
  const detail = {
    ...{ certificateNo: row.number, name: row.name },
    changes: changesOf({ reason: row.reason }, { reason }),
  };
  await audit(tx, { ...auditContext(caller, row.id), action: 'certificate.revoked', detail });
}
