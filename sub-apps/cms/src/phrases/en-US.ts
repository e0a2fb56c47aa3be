import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  category: 'Category',
  noCategory: 'No category',
  categoriesFailed: 'The categories did not load; open the list to try again',
  forbidden: 'You may not see content. Ask an administrator of your tenant.',
  is: {
    draft: 'Draft',
    review: 'In review',
    returned: 'Returned',
    scheduled: 'Scheduled',
    published: 'Published',
    unpublished: 'Unpublished',
  },
};

export default enUS;
