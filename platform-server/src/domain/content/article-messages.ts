import { phrase } from '../../phrases';
import type { Reader } from '../live/live-messages';

/** What somebody was told of an article of theirs. */
export interface ArticleMessage {
  readonly kind: 'returned' | 'published';
  readonly of: 'article' | 'dissertation';
  readonly articleId: string;
  readonly reason: string | null;
}

const pages = { article: 'articles', dissertation: 'dissertation' } as const;

/** A notice as a message: its words are made when it is read, for who reads it. */
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
