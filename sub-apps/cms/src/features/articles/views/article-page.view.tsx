import { adminPhrases } from '@edu/shared-utility/admin';
import { articlePhrases } from '@edu/shared-utility/article';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { ArticleLoader } from './article-loader.view';

export const prepare = () =>
  Promise.all([phrases.load(), shared.load(), adminPhrases.load(), articlePhrases.load()]);

/** /cms/content/articles/:id: the form of one article. */
export default function ArticlePage() {
  return <ArticleLoader kind="article" />;
}
