import type { Version } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { article } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { nextVersion } from '../versions';

export interface ArticleSaved {
  readonly id: string;
  readonly version: Version;
}

/** Turns the unique violation of two concurrent saves with one slug into the ordinary field error. */
export async function mapTakenSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'article_slug_key')) throw error;
    throw new FieldError('slug', 'article.slugRace', errorCodes.conflict);
  }
}

/** Updates some columns and returns the new version. */
export async function writeArticle(
  tx: Tx,
  id: string,
  set: Partial<typeof article.$inferInsert>,
): Promise<ArticleSaved> {
  const [saved] = await mapTakenSlug(
    tx
      .update(article)
      .set({ ...set, updatedAt: new Date(), version: nextVersion(article.version) })
      .where(eq(article.id, id))
      .returning({ id: article.id, version: article.version }),
  );
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}
