import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { partsOrder } from '../files/joined-parts';
import type { FileStorage } from '../files/storage';
import { BusinessError } from '../http/business-error';
import { type Caller, isAllowed } from '../http/caller';
import type { JobRow } from '../jobs/jobs';
import { phrase } from '../phrases';
import { pictureKeys, picturesPackage } from './certificates/images-job';
import { questionKeys, questionsPackage } from './questions/qti/export-job';

interface Kind {
  /** Of whoever takes its file; nobody takes the file that a job reads. */
  readonly permission?: string;
  /** Under which names its bytes lie. */
  keys(parts: string, total: number): string[];
  file?(
    storage: FileStorage,
    parts: string,
    total: number,
    locale: Locale,
  ): { name: string; content: AsyncGenerator<Uint8Array> };
}

/** Kinds of work that leave bytes in the storage. */
const kinds: Readonly<Record<string, Kind>> = {
  'certificate.images': {
    permission: 'certificate.export',
    keys: pictureKeys,
    file: (storage, parts, total) => ({
      name: 'certificates.zip',
      content: picturesPackage(storage, parts, total),
    }),
  },
  'question.export': {
    permission: 'question.export',
    keys: questionKeys,
    file: (storage, parts, total, locale) => ({
      name: `${phrase(locale, 'qti.name')}.zip`,
      content: questionsPackage(storage, parts, total),
    }),
  },
  'question.package': { keys: (parts) => [parts] },
};

type Asked = Pick<JobRow, 'kind' | 'state' | 'total' | 'createdBy' | 'context'>;

/** The package that a job has made, for whoever asked for it and may still take it; null for work of another kind. */
export function jobFile(
  storage: FileStorage,
  { caller, locale }: { readonly caller: Caller; readonly locale: Locale },
  { kind, state, total, createdBy, context }: Asked,
): { name: string; content: AsyncGenerator<Uint8Array> } | null {
  const { file, permission } = kinds[kind] ?? {};
  if (!file || permission === undefined) return null;
  if (createdBy !== caller.accountId) throw new BusinessError(errorCodes.notFound);
  if (!isAllowed(caller, permission)) throw new BusinessError(errorCodes.forbidden);
  if (state !== 'done') throw new BusinessError(errorCodes.conflict, { phrase: 'job.notOver' });
  return file(storage, partsOrder.parse(context.order).parts, total, locale);
}

interface Old extends Record<string, unknown> {
  id: string;
  kind: string;
  parts: string;
  total: number;
}

/** Files go with their jobs after a week: the bytes first, so that what stays of a broken sweep is swept again. */
export async function sweepJobFiles(db: Database, storage: FileStorage): Promise<void> {
  const names = `{${Object.keys(kinds).join(',')}}`;
  const old = await db.read<Old>(sql`SELECT id, kind, context -> 'order' ->> 'parts' AS parts, total
    FROM job WHERE kind = ANY (${names}::text[])
      AND coalesce(finished_at, updated_at) < now() - interval '7 days'`);
  for (const { id, kind, parts, total } of old) {
    for (const key of kinds[kind]?.keys(parts, total) ?? []) await storage.remove(key);
    await db.read(sql`DELETE FROM job WHERE id = ${id}::uuid`);
  }
}
