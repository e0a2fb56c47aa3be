import type { CertificateField } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import type { CertificateValues } from '../../db/schema';
import type { FileStorage } from '../../files/storage';
import type { Secret } from '../codes/secret';
import type { PrintedCertificate } from './paint-job';
import type { Painter } from './painter';
import { textsOf, verificationUrl } from './print';
import { signMissing } from './sign-missing';
import { pictureFiles, templatePageOf } from './template-page';

/** The services that drawing uses. */
export interface DrawingServices {
  readonly painter: Painter;
  readonly storage: FileStorage;
  readonly secret: Secret;
}

/** Width of a picture in pixels: an A4 page in landscape at 150 dpi. */
export const PICTURE_WIDTH = 1754;

/** In both languages, since the paper is shown to people who did not choose one. */
const STAMP_OF_REVOKED = '已撤销 REVOKED';

interface DrawnRow extends Record<string, unknown> {
  id: string;
  number: string;
  name: string;
  values: CertificateValues;
  issuedAt: string;
  expiresAt: string | null;
  isRevoked: boolean;
  credential: string;
  templateId: string;
  background: string | null;
  widthMm: number;
  heightMm: number;
  fields: CertificateField[];
}

export interface DrawnCertificate {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly file: Uint8Array;
}

const rowsOf = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<DrawnRow[]> =>
  (
    await tx.execute<DrawnRow>(sql`SELECT c.id, c.number, c.name, c.values,
      c.issued_at::text AS "issuedAt", c.expires_at::text AS "expiresAt",
      c.revoked_at IS NOT NULL AS "isRevoked", c.credential,
      t.id AS "templateId", t.background_id AS background, t.fields,
      t.width / 10.0::float8 AS "widthMm", t.height / 10.0::float8 AS "heightMm"
    FROM certificate c JOIN certificate_template t ON t.id = c.template_id
    WHERE c.tenant_id = ${tenantId}::uuid
      AND c.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
    ORDER BY c.number, c.id`)
  ).rows;

const printedOf = (row: DrawnRow, origin: string): PrintedCertificate => ({
  texts: textsOf({
    ...row,
    issuedAt: new Date(row.issuedAt),
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
  }),
  photo: null,
  qr: verificationUrl(origin, row),
  ...(row.isRevoked && { stamp: STAMP_OF_REVOKED }),
  credential: row.credential,
});

/**
 * Draws certificates of a tenant; the caller has checked who may see them. Drawing happens outside of any transaction.
 */
export async function drawCertificates(
  db: Database,
  { painter, storage, secret }: DrawingServices,
  { tenantId, ids, origin }: { tenantId: string; ids: readonly string[]; origin: string },
  format: 'png' | 'pdf',
): Promise<DrawnCertificate[]> {
  const drawInput = await db.withSystem(async (tx) => {
    if (format === 'pdf') await signMissing(tx, secret, { tenantId, ids, origin });
    const rows = await rowsOf(tx, tenantId, ids);
    const templates = new Map(rows.map((row) => [row.templateId, row]));
    const files = new Map<string, ReadonlyMap<string, string>>();
    for (const [id, row] of templates) files.set(id, await pictureFiles(tx, row));
    return { rows, templates, files };
  });
  const certificates: DrawnCertificate[] = [];
  for (const [templateId, template] of drawInput.templates) {
    const files = drawInput.files.get(templateId) ?? new Map();
    const templatePage = await templatePageOf(storage, template, files);
    const rows = drawInput.rows.filter((row) => row.templateId === templateId);
    const printed = rows.map((row) => printedOf(row, origin));
    const pages =
      format === 'png'
        ? await painter.png(templatePage, printed, PICTURE_WIDTH)
        : await Promise.all(printed.map((item) => painter.pdf(templatePage, item)));
    rows.forEach(({ id, number, name }, index) => {
      const file = pages[index];
      if (file) certificates.push({ id, number, name, file });
    });
  }
  return certificates;
}
