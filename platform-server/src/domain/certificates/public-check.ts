import type { CertificateField } from '@edu/shared-utility/contract';
import {
  errorCodes,
  maskIdNumber,
  type OwnCertificate,
  type PublicCertificate,
  unspaced,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type Database, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { countEachOrRefuse, uncountHits } from '../codes/limits';
import type { Secret } from '../codes/secret';
import { iso } from '../courses/find-courses';
import { networkOf } from '../network';
import { tenantOfHost } from '../tenants';
import { statusOf } from './certificate-rows';
import { prints, verificationUrl } from './print';
import { signMissing } from './sign-missing';

/** Failed checks allowed per network. */
const WRONG_LOOKUPS = { max: 20, seconds: 3600 };

const normalizeText = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ');

interface CertificateRow extends Record<string, unknown> {
  id: string;
  certificateNo: string;
  name: string;
  trainTitle: string | null;
  status: PublicCertificate['status'];
  issuedAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  organName: string;
  skill: string;
  idNumber: string;
  fields: CertificateField[];
  credential: string;
}

const certificateSelect = (where: SQL): SQL => sql`SELECT c.id, c.number AS "certificateNo", c.name,
    nullif(c.values ->> 'trainTitle', '') AS "trainTitle", ${statusOf} AS status,
    ${iso('c.issued_at')} AS "issuedAt", ${iso('c.expires_at')} AS "expiresAt",
    ${iso('c.revoked_at')} AS "revokedAt", c.values ->> 'organName' AS "organName", t.skill,
    c.values ->> 'idNumber' AS "idNumber", t.fields, c.credential
  FROM certificate c JOIN certificate_template t ON t.id = c.template_id WHERE ${where}`;

interface CheckRequest {
  readonly certificateNo: string;
  readonly name: string;
}

interface CheckServices {
  readonly host: string;
  readonly ip: string;
  readonly secret: Secret;
  /** The base address of the tenant's pages. To be run as the system. */
  origin(tx: Tx, tenantId: string): Promise<string>;
}

/**
 * What is printed on the certificate with this number and name. One query checks both, so that an unknown number and a
 * wrong name give the same answer after the same time.
 */
export async function checkPublicly(
  db: Database,
  request: CheckRequest,
  { host, ip, secret, origin }: CheckServices,
): Promise<PublicCertificate> {
  const hits = await countEachOrRefuse(db, [[`certificate:${networkOf(ip)}`, WRONG_LOOKUPS]]);
  const certificateRow = await db.withSystem(async (tx) => {
    const { id: tenantId } = await tenantOfHost(tx, host);
    const number = normalizeText(request.certificateNo);
    // People type a space between family and given name or none.
    const condition = sql`c.tenant_id = ${tenantId}::uuid
      AND c.number IN (${number}, ${unspaced(number).toUpperCase()})
      AND (c.name = ${request.name.trim()}
        OR regexp_replace(normalize(c.name, NFKC), '\\s', '', 'g') = ${unspaced(request.name)})`;
    const [row] = (await tx.execute<CertificateRow>(certificateSelect(condition))).rows;
    if (row?.credential !== '') return row;
    await signMissing(tx, secret, { tenantId, ids: [row.id], origin: await origin(tx, tenantId) });
    return (await tx.execute<CertificateRow>(certificateSelect(condition))).rows[0];
  });
  if (!certificateRow)
    throw new BusinessError(errorCodes.notFound, { phrase: 'certificate.unknown' });
  await uncountHits(db, hits);
  const { id: _, fields, idNumber, ...shown } = certificateRow;
  const showsId = idNumber !== '' && prints(fields, 'idNumber');
  return { ...shown, idNumber: showsId ? maskIdNumber(idNumber) : null };
}

/** The caller's own certificates from every organisation of the tenant, last issued first. */
export const ownCertificates = (
  tx: TenantTx,
  { tenantId, memberId }: Caller,
  origin: (tx: Tx, tenantId: string) => Promise<string>,
): Promise<OwnCertificate[]> =>
  asSystem(tx, async (t) => {
    if (memberId === null) return [];
    const condition = sql`c.tenant_id = ${tenantId}::uuid AND c.member_id = ${memberId}::uuid
      ORDER BY c.issued_at DESC, c.id DESC LIMIT 500`;
    const { rows } = await t.execute<CertificateRow>(certificateSelect(condition));
    const site = await origin(t, tenantId);
    return rows.map(({ fields: _, idNumber: __, credential: ___, ...row }) => ({
      ...row,
      checkUrl: verificationUrl(site, { number: row.certificateNo, name: row.name }),
    }));
  });
