import { type None, post, read } from '../endpoint';
import type { Version } from '../entities';

const base = '/platform/v1/organs';

export type OrganStatus = 'active' | 'disabled';

/** A branch with what is known of it; students and staff count those of the branches below it too. */
export interface PlacedBranch {
  id: string;
  name: string;
  parentId: string | null;
  ucode: string;
  regionId: string | null;
  /** Who works at it works on the whole organisation: it is neither moved nor merged nor deleted. */
  isFirst: boolean;
  students: number;
  staff: number;
  createdAt: string;
  version: Version;
  children: PlacedBranch[];
}

/** An organisation of the tenant with the tree of its branches. */
export interface Organ {
  id: string;
  name: string;
  channel: string;
  status: OrganStatus;
  /** The tenant's own one: it is neither disabled nor deleted. */
  isHead: boolean;
  students: number;
  staff: number;
  departments: number;
  createdAt: string;
  version: Version;
  /** The caller's place in it, by which they work there; null without one. */
  actor: string | null;
  branches: PlacedBranch[];
}

/** Those that the caller looks after. */
export interface Organs {
  /** Whether these are all of the tenant: then more can be made, and each can be changed. */
  isAll: boolean;
  organs: Organ[];
}

export interface OrganInput {
  name: string;
  /** A number that front ends tell organisations apart by; 1 unless it says otherwise. */
  channel?: string;
  /** Of its first branch; the organisation's own name unless it says otherwise. */
  branchName?: string;
}

export interface ChosenOrgan {
  id: string;
  version: Version;
}

/** Organisations of the tenant, for anyone who looks after it from its head; others see their own. Ours. */
export const organ = {
  find: read<None, Organs>()(base, { ours: true, returns: 'object' }),
  /** With its first branch and a place for who makes it. */
  add: post<OrganInput, { id: string }>()(base, { ours: true, returns: 'object' }),
  update: post<ChosenOrgan & { name?: string; channel?: string }, null>()(`${base}/update`, {
    ours: true,
  }),
  /** Nobody works in a disabled one: log-ins do not offer it, and sessions in it are over. */
  changeStatus: post<ChosenOrgan & { status: OrganStatus }, null>()(`${base}/status`, {
    ours: true,
  }),
  /** All of them, in their new order. */
  sort: post<{ ids: string[] }, null>()(`${base}/sort`, { ours: true }),
  /** One whose only member is the caller, without departments and with one branch at most. */
  remove: post<ChosenOrgan, null>()(`${base}/remove`, { ours: true }),
  /** Gives the caller a place in it, with what they may do in the place of now. */
  join: post<{ id: string }, { id: string }>()(`${base}/join`, { ours: true, returns: 'object' }),
} as const;
