import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { organ, train } from '../../db/schema';
import type { CertifiedSubject } from './issuing';

export async function organNameOf(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ name: organ.name }).from(organ).where(eq(organ.id, id));
  return row?.name ?? '';
}

/** The training as a certificate names it; null if it was deleted. */
export async function trainOf(tx: Tx, id: string | null): Promise<CertifiedSubject | null> {
  if (id === null) return null;
  const { title, hours, branchId } = train;
  const columns = { id: train.id, title, hours, branchId };
  const [row] = await tx.select(columns).from(train).where(eq(train.id, id));
  return row ?? null;
}
