import { type None, post, read } from '../endpoint';
import type { Version } from '../entities';

const base = '/platform/v1/organs';

export type OrganStatus = 'active' | 'disabled';

/** A branch with its figures; students and staff include those of the branches below it. */
export interface PlacedBranch {
  id: string;
  name: string;
  parentId: string | null;
  ucode: string;
  regionId: string | null;
  /** The first branch, whose staff work on the whole organisation; it cannot be moved, merged or deleted. */
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
  /** The tenant's own organisation, which cannot be disabled or deleted. */
  isHead: boolean;
  students: number;
  staff: number;
  departments: number;
  createdAt: string;
  version: Version;
  /** The caller's actor in it; null without one. */
  actor: string | null;
  branches: PlacedBranch[];
}

/** Organisations that the caller administers. */
export interface Organs {
  /** Whether the caller administers all of the tenant, and may then create and change organisations. */
  isAll: boolean;
  organs: Organ[];
}

export interface OrganInput {
  name: string;
  /** A number by which front ends distinguish organisations; 1 by default. */
  channel?: string;
  /** Name of its first branch; by default the organisation's. */
  branchName?: string;
}

export interface ChosenOrgan {
  id: string;
  version: Version;
}

/**
 * Organisations of the tenant: all for callers who manage the tenant from its head organisation, otherwise their own.
 * Ours.
 */
export const organ = {
  find: read<None, Organs>()(base, { ours: true, returns: 'object' }),
  /** Also creates its first branch and an actor for the caller. */
  add: post<OrganInput, { id: string }>()(base, { ours: true, returns: 'object' }),
  update: post<ChosenOrgan & { name?: string; channel?: string }, null>()(`${base}/update`, {
    ours: true,
  }),
  /** Nobody can work in a disabled organisation: log-ins do not offer it, and its sessions end. */
  changeStatus: post<ChosenOrgan & { status: OrganStatus }, null>()(`${base}/status`, {
    ours: true,
  }),
  /** All of them, in their new order. */
  sort: post<{ ids: string[] }, null>()(`${base}/sort`, { ours: true }),
  /** Only an organisation whose only member is the caller, without departments and with at most one branch. */
  remove: post<ChosenOrgan, null>()(`${base}/remove`, { ours: true }),
  /** Adds the caller to it, with the permissions of their present actor. */
  join: post<{ id: string }, { id: string }>()(`${base}/join`, { ours: true, returns: 'object' }),
} as const;
