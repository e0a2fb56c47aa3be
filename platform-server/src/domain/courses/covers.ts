import { and, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { storedFile } from '../../db/schema';
import { addressOf, forArticle } from '../../files/addresses';
import type { Files } from '../../files/files';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';

/** The address of a cover, or of a file in its document, for anyone who asks. */
export type CoverOf = (fileId: string, variant: 'picture' | 'thumbnail' | 'file') => string;

const coversOf =
  ({ secret }: Files, sessionId: string): CoverOf =>
  (id, variant) =>
    addressOf(secret, { id, name: 'cover' }, { variant, sessionId }).url;

export const coversFor = (files: Files, { sessionId }: Caller): CoverOf =>
  coversOf(files, sessionId);

/** Those of an article that a tenant shows without log-in, for everybody. */
export const publicCovers = (files: Files, articleId: string): CoverOf =>
  coversOf(files, forArticle(articleId));

/** A cover is a picture that the caller has uploaded; one that the course has already stays. */
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
    // not swept before the course names it
    .for('update');
  const isPicture = file?.kind === 'image' && (file.state === 'checking' || file.state === 'ready');
  if (!isPicture) throw new FieldError('coverUploadId', 'course.cover');
}
