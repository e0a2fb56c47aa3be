import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { asSystem, type Database, type TenantTx, type Tx } from '../../db/database';
import { certificate } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { type DrawingServices, drawCertificates } from './draw-certificates';

const types = { png: 'image/png', pdf: 'application/pdf' } as const;

interface PictureRequest {
  readonly id: string;
  readonly format: keyof typeof types;
  readonly caller: Caller;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
  origin(tx: Tx, tenantId: string): Promise<string>;
}

/** Staff may see those of its organisation and branches; others their own while it is valid. */
async function mayDownload(tx: TenantTx, caller: Caller, id: string): Promise<boolean> {
  if (isAllowed(caller, 'certificate.read')) {
    const { organId } = actorOf(caller);
    const condition = and(eq(certificate.id, id), eq(certificate.organId, organId));
    const rows = await tx.select({ id: certificate.id }).from(certificate).where(condition);
    if (rows.length > 0) return true;
  }
  const { memberId, tenantId } = caller;
  if (memberId === null) return false;
  const ownRow = and(
    eq(certificate.id, id),
    eq(certificate.tenantId, tenantId),
    eq(certificate.memberId, memberId),
    isNull(certificate.revokedAt),
  );
  const rows = await asSystem(tx, (t) =>
    t.select({ id: certificate.id }).from(certificate).where(ownRow),
  );
  return rows.length > 0;
}

/** One certificate as a picture, or as a PDF with its credential. */
export async function pictureOf(
  db: Database,
  drawingServices: DrawingServices,
  { id, format, caller, tx, origin }: PictureRequest,
): Promise<{ name: string; type: string; content: Buffer }> {
  if (!(await tx((t) => mayDownload(t, caller, id)))) throw new BusinessError(errorCodes.notFound);
  const { tenantId } = caller;
  const site = await db.withSystem((t) => origin(t, tenantId));
  const params = { tenantId, ids: [id], origin: site };
  const [certificate] = await drawCertificates(db, drawingServices, params, format);
  if (!certificate) throw new BusinessError(errorCodes.notFound);
  const name = `${certificate.number}.${format}`;
  return { name, type: types[format], content: Buffer.from(certificate.file) };
}
