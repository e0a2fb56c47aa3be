import type { ArticleStatus } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const articleStates = [
  ...(['draft', 'review', 'returned', 'scheduled', 'published', 'unpublished'] as const),
] as const satisfies readonly ArticleStatus[];

/** The list of articles in its address. */
export const articleQuery = listQuery({
  filters: {
    keyword: 'text',
    status: articleStates,
    categoryId: 'text',
    author: 'text',
    branchId: 'text',
  },
  sort: ['title', 'updatedAt', 'publishedAt'],
  names: { categoryId: 'category', branchId: 'branch' },
});
