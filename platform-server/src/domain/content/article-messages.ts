import { phrase } from '../../phrases';
import type { Reader } from '../live/live-messages';

/** The event of an article that its author is notified of. */
export interface ArticleMessage {
  readonly kind: 'returned' | 'published';
  readonly of: 'article' | 'dissertation';
  readonly articleId: string;
  readonly reason: string | null;
}

const pages = { article: 'articles', dissertation: 'dissertation' } as const;

/** A notice as an inbox message: its text is made when it is read, in the reader's language. */
export function articleMessage(
  title: string,
  { kind, of, articleId, reason }: ArticleMessage,
  { locale, origin }: Reader,
): { title: string; text: string } {
  const url = `${origin}/cms/content/${pages[of]}/${articleId}`;
  return {
    title: phrase(locale, `article.${kind}`, { title }),
    text: phrase(locale, `article.${kind}Text`, { title, url, reason: reason ?? '' }),
  };
}
