import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  overview: {
    title: 'Overview',
    total_one: '{{count}} student',
    total_other: '{{count}} students',
    empty: 'There are no students yet',
    retry: 'Try again',
    loading: 'Loading',
  },
};

export default enUS;
