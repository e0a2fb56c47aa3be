import type { Moves } from './moves';
import type { ArticleStatus } from './resources/article-entities';

/**
 * Transitions of an article or dissertation; `edit` changes the text, `revise` begins a new version, and `discard`
 * drops that in favour of the published one.
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

/** The transitions of an article, checked by the server and used to show buttons. */
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

interface PublicationState {
  readonly status: ArticleStatus;
  /** Whether a published version is visible, whatever the state of the next one. */
  readonly isShown: boolean;
}

/** Whether the transition is allowed: a visible article has to be unpublished before it can be deleted. */
export function mayMoveArticle(move: ArticleMove, { status, isShown }: PublicationState): boolean {
  if (!articleMoves[move].from.includes(status)) return false;
  if (move === 'unPublish' || move === 'discard') return isShown;
  return move !== 'delete' || !isShown;
}

/**
 * The state after a transition. When the published version is withdrawn, a next version in progress keeps its
 * state, but a scheduled one has to be approved again.
 */
export function articleAfter(move: ArticleMove, status: ArticleStatus): ArticleStatus {
  if (move === 'unPublish' && status === 'scheduled') return 'review';
  if (move === 'unPublish') return status === 'published' ? 'unpublished' : status;
  return articleMoves[move].to ?? status;
}
