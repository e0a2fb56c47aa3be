import { adminPhrases } from '@edu/shared-utility/admin';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { ArticleList } from './article-list.view';

export const prepare = () => Promise.all([phrases.load(), shared.load(), adminPhrases.load()]);

/** /cms/content/articles: the organisation's articles. */
export default function ArticlesPage() {
  return <ArticleList kind="article" />;
}
