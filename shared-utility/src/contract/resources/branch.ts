import type { Branch, BranchNode } from '../administration-entities';
import { type None, post, read, search } from '../endpoint';
import type { Save, Version } from '../entities';

const base = '/usercenter/v1/branch';

export interface BranchInput {
  parentId: string | null;
  name: string;
  regionId?: string | null;
}

/** What a merge would move and change, in numbers. */
export interface BranchMerge {
  students: number;
  teachers: number;
  /** Staff of the branch, including those who work in the other branch already. */
  staff: number;
  /** Branches directly below it. */
  below: number;
  /** Announcements not sent yet; after the merge they also reach the people of the other branch. */
  scheduled: number;
  /** Open invitations to it. */
  invitations: number;
  courses: number;
  trains: number;
  resources: number;
  exams: number;
  /** All other rows of the branch: questions, papers, certificates, questionnaires, articles and the like. */
  others: number;
  /** The other branch is the organisation's first one, whose staff work on the whole organisation. */
  intoFirst: boolean;
}

/** Selects another organisation of the tenant than the session's; ours, for callers who may manage it (`organ`). */
export interface OfOrgan {
  organId?: string;
}

/** Branches (specification §7). */
export const branch = {
  getTree: read<None, BranchNode[]>()(`${base}/getTree`, { returns: 'list' }),
  getBranchTreeBySaasId: read<{ saasId: string }, BranchNode[]>()(`${base}/getBranchTreeBySaasId`, {
    returns: 'list',
  }),
  save: post<Save<BranchInput> & OfOrgan, { id: string }>()(`${base}/save`, { returns: 'object' }),
  delete: post<{ id: string; version?: Version } & OfOrgan, null>()(`${base}/delete`, {
    query: 'all',
  }),
  findById: search<{ id: string }, Branch>()(`${base}/findById`, {
    query: 'all',
    returns: 'object',
  }),
  /** What `merge` would do; ours. */
  findMerge: read<{ id: string; into: string } & OfOrgan, BranchMerge>()(
    '/platform/v1/branches/{id}/merge',
    { ours: true, returns: 'object' },
  ),
  /** Moves everything of a branch to another one of the organisation and deletes the branch; ours. */
  merge: post<{ id: string; into: string; version?: Version } & OfOrgan, BranchMerge>()(
    '/platform/v1/branches/{id}/merge',
    { ours: true, returns: 'object' },
  ),
} as const;
