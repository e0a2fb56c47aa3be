import { adminPhrases } from '@edu/shared-utility/admin';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { ArticleList } from './article-list.view';

export const prepare = () => Promise.all([phrases.load(), shared.load(), adminPhrases.load()]);

/** /cms/content/dissertation: the organisation's dissertations. */
export default function DissertationsPage() {
  return <ArticleList kind="dissertation" />;
}
