import { post, read } from '../endpoint';
import type { Version } from '../entities';

const base = '/resource/v1/category';

/** One tree for each kind of resource, one each for courses, questions, papers and articles. */
export type CategoryType =
  | 'video'
  | 'audio'
  | 'document'
  | 'image'
  | 'course'
  | 'question'
  | 'paper'
  | 'article';

/** A category of the caller's organisation. */
export interface CategoryNode {
  id: string;
  parentId: string | null;
  name: string;
  type: CategoryType;
  order: number;
  /** Number of items in it, without those in categories below. */
  uses: number;
  version: Version;
  children: CategoryNode[];
}

export interface CategoryChange {
  id: string;
  name?: string;
  order?: number;
  parentId?: string | null;
  version?: Version;
}

/** Categories of resources, courses, questions, papers and articles (specification §7). */
export const resourceCategory = {
  getTree: read<{ type: CategoryType }, CategoryNode[]>()(`${base}/getTree`, { returns: 'list' }),
  /** 40900 while there are items in it or below it. */
  delete: post<{ id: string }, null>()(`${base}/delete`, { query: 'all' }),
  add: post<
    Pick<CategoryNode, 'parentId' | 'name' | 'type'> & { order?: number },
    { id: string }
  >()(`${base}/add`, { returns: 'object' }),
  /** `order` counts from 0 among the children of the same parent. */
  updateById: post<CategoryChange, null>()(`${base}/updateById`),
} as const;
