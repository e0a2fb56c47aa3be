import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { FileStorage } from '../../files/storage';
import { BusinessError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';
import type { JobRow } from '../../jobs/jobs';
import { imagesOrder, partKeys, wholePackage } from './images-job';

type Asked = Pick<JobRow, 'kind' | 'state' | 'total' | 'createdBy' | 'context'>;

/** The package that a job has drawn, for whoever asked for it and may still take it; null for work of another kind. */
export function jobPictures(
  storage: FileStorage,
  caller: Caller,
  { kind, state, total, createdBy, context }: Asked,
): AsyncGenerator<Uint8Array> | null {
  if (kind !== 'certificate.images') return null;
  if (createdBy !== caller.accountId) throw new BusinessError(errorCodes.notFound);
  if (!isAllowed(caller, 'certificate.export')) throw new BusinessError(errorCodes.forbidden);
  if (state !== 'done') throw new BusinessError(errorCodes.conflict, { phrase: 'job.notOver' });
  return wholePackage(storage, imagesOrder.parse(context.order).parts, total);
}

interface Old extends Record<string, unknown> {
  id: string;
  parts: string;
  total: number;
}

/** Packages go with their jobs after a week: the bytes first, so that what stays of a broken sweep is swept again. */
export async function sweepPictures(db: Database, storage: FileStorage): Promise<void> {
  const old = await db.read<Old>(sql`SELECT id, context -> 'order' ->> 'parts' AS parts, total
    FROM job WHERE kind = 'certificate.images'
      AND coalesce(finished_at, updated_at) < now() - interval '7 days'`);
  for (const { id, parts, total } of old) {
    for (const key of partKeys(parts, total)) await storage.remove(key);
    await db.read(sql`DELETE FROM job WHERE id = ${id}::uuid`);
  }
}
