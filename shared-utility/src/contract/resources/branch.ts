import { type None, post, read, search } from '../endpoint';
import type { Branch, BranchNode, Save, Version } from '../entities';

const base = '/usercenter/v1/branch';

export interface BranchInput {
  parentId: string | null;
  name: string;
  regionId?: string | null;
}

/** Branches (specification §7). */
export const branch = {
  getTree: read<None, BranchNode[]>()(`${base}/getTree`, { returns: 'list' }),
  getBranchTreeBySaasId: read<{ saasId: string }, BranchNode[]>()(`${base}/getBranchTreeBySaasId`, {
    returns: 'list',
  }),
  save: post<Save<BranchInput>, { id: string }>()(`${base}/save`, { returns: 'object' }),
  delete: post<{ id: string; version?: Version }, null>()(`${base}/delete`, { query: 'all' }),
  findById: search<{ id: string }, Branch>()(`${base}/findById`, {
    query: 'all',
    returns: 'object',
  }),
} as const;
