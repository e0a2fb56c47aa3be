import { and, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { storedFile } from '../../db/schema';
import { addressOf, readerOfArticle } from '../../files/addresses';
import type { Files } from '../../files/files';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';

/** Makes the address of a cover, or of a file in its document, for one kind of reader. */
export type CoverOf = (fileId: string, variant: 'picture' | 'thumbnail' | 'file') => string;

const coversOf =
  ({ secret }: Files, sessionId: string): CoverOf =>
  (id, variant) =>
    addressOf(secret, { id, name: 'cover' }, { variant, sessionId }).url;

export const coversFor = (files: Files, { sessionId }: Caller): CoverOf =>
  coversOf(files, sessionId);

/** Addresses of an article's files that a tenant shows to everybody without log-in. */
export const publicCovers = (files: Files, articleId: string): CoverOf =>
  coversOf(files, readerOfArticle(articleId));

/** Refuses a cover that is not a picture uploaded by the caller; the present cover may stay. */
export async function checkCover(
  tx: TenantTx,
  caller: Caller,
  id: string | null | undefined,
  currentIds: string | null,
): Promise<void> {
  if (id === null || id === undefined || id === currentIds) return;
  const [file] = await tx
    .select({ kind: storedFile.kind, state: storedFile.state })
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.createdBy, caller.accountId)))
    // Locked, so that the clean-up does not delete it before the course refers to it.
    .for('update');
  const isPicture = file?.kind === 'image' && (file.state === 'checking' || file.state === 'ready');
  if (!isPicture) throw new FieldError('coverUploadId', 'course.cover');
}
