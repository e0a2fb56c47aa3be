import type { Moves } from './moves';
import type { ArticleStatus } from './resources/article';

/**
 * What may become of an article or a dissertation; `edit` changes what is written, `revise` begins a new version, and
 * `discard` gives that up for the one that is shown.
 */
export type ArticleMove =
  | 'edit'
  | 'revise'
  | 'submit'
  | 'withdraw'
  | 'giveBack'
  | 'publish'
  | 'schedule'
  | 'unschedule'
  | 'unPublish'
  | 'discard'
  | 'delete';

const rule = (from: readonly ArticleStatus[], to: ArticleStatus | null = null) => ({ from, to });

/** The transitions of an article, for the server that holds them and for the buttons that offer them. */
export const articleMoves: Moves<ArticleMove, ArticleStatus> = {
  edit: rule(['draft', 'returned']),
  revise: rule(['published', 'unpublished'], 'draft'),
  submit: rule(['draft', 'returned'], 'review'),
  withdraw: rule(['review', 'returned'], 'draft'),
  giveBack: rule(['review'], 'returned'),
  publish: rule(['review', 'unpublished'], 'published'),
  schedule: rule(['review'], 'scheduled'),
  unschedule: rule(['scheduled'], 'review'),
  unPublish: rule(['draft', 'review', 'returned', 'scheduled', 'published']),
  discard: rule(['draft', 'returned'], 'published'),
  delete: rule(['draft', 'unpublished']),
};

interface Standing {
  readonly status: ArticleStatus;
  /** A published version is there to read, whatever becomes of the next one. */
  readonly isShown: boolean;
}

/** Whether an article may go that way: what is shown is taken back before it is deleted. */
export function mayMoveArticle(move: ArticleMove, { status, isShown }: Standing): boolean {
  if (!articleMoves[move].from.includes(status)) return false;
  if (move === 'unPublish' || move === 'discard') return isShown;
  return move !== 'delete' || !isShown;
}

/**
 * What it is then: a next version that is being written stays what it is while the published one is taken back, and one
 * that was to be published at a time waits for a word again.
 */
export function articleAfter(move: ArticleMove, status: ArticleStatus): ArticleStatus {
  if (move === 'unPublish' && status === 'scheduled') return 'review';
  if (move === 'unPublish') return status === 'published' ? 'unpublished' : status;
  return articleMoves[move].to ?? status;
}
