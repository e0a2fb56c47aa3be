import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type CertificateValues, certificate } from '../../db/schema';
import type { Secret } from '../codes/secret';
import { signCredential } from './credential';
import { currentKey } from './signing-keys';

interface UnsignedCertificate extends Record<string, unknown> {
  id: string;
  number: string;
  templateId: string;
  templateName: string;
  skill: string;
  values: CertificateValues;
  issuedAt: string;
  expiresAt: string | null;
}

/**
 * Signs certificates without a signature: those of the demo are seeded before the installation's secret exists, which
 * encrypts the signing keys. To be run as the system.
 */
export async function signMissing(
  tx: Tx,
  secret: Secret,
  { tenantId, ids, origin }: { tenantId: string; ids: readonly string[]; origin: string },
): Promise<void> {
  const { rows } =
    await tx.execute<UnsignedCertificate>(sql`SELECT c.id, c.number, t.id AS "templateId",
      t.name AS "templateName", t.skill, c.values, c.issued_at::text AS "issuedAt",
      c.expires_at::text AS "expiresAt"
    FROM certificate c JOIN certificate_template t ON t.id = c.template_id
    WHERE c.tenant_id = ${tenantId}::uuid AND c.credential = ''
      AND c.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
    FOR UPDATE OF c`);
  if (rows.length === 0) return;
  const key = await currentKey(tx, secret, tenantId);
  for (const { issuedAt, expiresAt, ...row } of rows) {
    const moments = {
      issuedAt: new Date(issuedAt),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    };
    const credential = await signCredential({ ...row, ...moments }, origin, key);
    await tx.update(certificate).set({ credential }).where(eq(certificate.id, row.id));
  }
}
