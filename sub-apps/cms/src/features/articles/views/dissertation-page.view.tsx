import { adminPhrases } from '@edu/shared-utility/admin';
import { articlePhrases } from '@edu/shared-utility/article';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { ArticleLoader } from './article-loader.view';

export const prepare = () =>
  Promise.all([phrases.load(), shared.load(), adminPhrases.load(), articlePhrases.load()]);

/** /cms/content/dissertation/:id: the form of one dissertation. */
export default function DissertationPage() {
  return <ArticleLoader kind="dissertation" />;
}
