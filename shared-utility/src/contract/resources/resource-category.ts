import { post, read } from '../endpoint';

const base = '/resource/v1/category';

export type CategoryType = 'resource' | 'course' | 'question' | 'paper';

export interface CategoryNode {
  id: string;
  parentId: string | null;
  name: string;
  type: CategoryType;
  order: number;
  children: CategoryNode[];
}

/** Categories of resources, courses, questions and papers (specification §7). */
export const resourceCategory = {
  getTree: read<{ type: CategoryType }, CategoryNode[]>()(`${base}/getTree`, { returns: 'list' }),
  delete: post<{ id: string }, null>()(`${base}/delete`, { query: 'all' }),
  add: post<
    Pick<CategoryNode, 'parentId' | 'name' | 'type'> & { order?: number },
    { id: string }
  >()(`${base}/add`, { returns: 'object' }),
  updateById: post<{ id: string; name?: string; order?: number; parentId?: string | null }, null>()(
    `${base}/updateById`,
  ),
} as const;
