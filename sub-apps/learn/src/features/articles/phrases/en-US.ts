import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'News',
  kinds: 'Kind',
  article: 'Articles',
  dissertation: 'Dissertations',
  search: 'Title or summary',
  empty: 'There is nothing yet',
  noMatch: 'Nothing matches',
  failed: 'This did not load',
  loading: 'Loading',
  more: 'More',
  back: 'Back to the news',
  unavailable: 'Article not available',
  gone: 'This text is not there; it may no longer be published.',
};

export default enUS;
