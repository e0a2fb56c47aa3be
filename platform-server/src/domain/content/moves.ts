import { type ArticleMove, errorCodes, mayMoveArticle } from '@edu/shared-utility/contract';
import type { article } from '../../db/schema';
import { BusinessError } from '../../http/business-error';

export type ArticleRow = typeof article.$inferSelect;

type VisibilityState = Pick<ArticleRow, 'state' | 'isShown'>;

export const mayMove = (move: ArticleMove, { state: status, isShown }: VisibilityState): boolean =>
  mayMoveArticle(move, { status, isShown });

/** Refuses a move that the article's state does not allow. */
export function requireMove(move: ArticleMove, row: VisibilityState): void {
  if (mayMove(move, row)) return;
  const isRead = move === 'delete' && row.isShown;
  const phrase = isRead ? 'article.shown' : 'article.state';
  throw new BusinessError(errorCodes.conflict, { phrase });
}
