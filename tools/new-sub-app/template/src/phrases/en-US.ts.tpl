import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  overview: {
    title: 'Overview',
    name: 'Name',
    department: 'Department',
    keyword: 'Name or phone',
    total_one: '{{count}} student',
    total_other: '{{count}} students',
    empty: 'There are no students yet',
  },
};

export default enUS;
