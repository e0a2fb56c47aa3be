import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'News',
  all: 'All news ({{count}})',
  allNews: 'All news',
  more: 'Load more',
  none: 'There is no news yet',
  back: 'Back to the log-in',
  failed: 'This did not load',
  gone: 'This text is not there; it may no longer be published.',
  loading: 'Loading',
  retry: 'Try again',
};

export default enUS;
