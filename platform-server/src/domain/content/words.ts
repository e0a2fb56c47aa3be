import { phrase } from '../../phrases';
import type { Reader } from '../live/words';

/** What somebody was told of an article of theirs. */
export interface ArticleWord {
  readonly kind: 'returned' | 'published';
  readonly of: 'article' | 'dissertation';
  readonly articleId: string;
  readonly reason: string | null;
}

const pages = { article: 'articles', dissertation: 'dissertation' } as const;

/** A notice as a message: its words are made when it is read, for who reads it. */
export function articleWords(
  title: string,
  { kind, of, articleId, reason }: ArticleWord,
  { locale, origin }: Reader,
): { title: string; text: string } {
  const url = `${origin}/cms/content/${pages[of]}/${articleId}`;
  return {
    title: phrase(locale, `article.${kind}`, { title }),
    text: phrase(locale, `article.${kind}Text`, { title, url, reason: reason ?? '' }),
  };
}
