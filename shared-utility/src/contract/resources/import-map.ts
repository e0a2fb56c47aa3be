import { endpoint, type None, post, read } from '../endpoint';

const base = '/platform/v1/import-map';
const ours = { ours: true, shell: true, toast: false } as const;

/** One line of the map, with the address that browsers get for it. */
export interface ImportMapLine {
  name: string;
  address: string;
  /** The address that browsers load; null for a line that is not served (refused, not built). */
  served: string | null;
  integrity: string | null;
  /** `own`: built here. `foreign`: from another host. */
  origin: 'own' | 'foreign';
}

/** A line of the map's file that cannot take effect, for example as this server cannot serve it. */
export interface ImportMapWithheldLine {
  name: string;
  /** The address in the file; null if the line was removed. */
  address: string | null;
  /** The address in force instead; null if the line is new. */
  keeps: string | null;
  /** Null until its host has answered. */
  reason: string | null;
}

export interface ImportMapChangedLine {
  name: string;
  from: string | null;
  to: string | null;
}

export interface ImportMapChange {
  id: number;
  kind: 'map' | 'rollout';
  action: string;
  changes: ImportMapChangedLine[];
  /** Part of the entry cannot be read, and is missing in `changes`. */
  damaged: boolean;
  who: string;
  why: string;
  /** The change was made although the preflight objected. */
  forced: boolean;
  status: 'applied' | 'waiting' | 'rejected';
  decidedBy: string | null;
  /** The second person's comment. */
  decidedWhy: string | null;
  createdAt: string;
  /** For a rollback: the change whose map it restored. */
  rolledBackTo?: number;
  /** For a rollout: the requested recipients; absent fields are unchanged. */
  people?: RolloutPeople;
}

/** Who gets the version of a rollout. */
export interface RolloutPeople {
  percent?: number;
  /** Page hosts that get it whatever their bucket. */
  tenants?: string[];
  /** How many people get it whatever their bucket. */
  accounts?: number;
}

export interface ModuleRollout {
  id: string;
  module: string;
  address: string;
  percent: number;
  /** Page hosts that get it whatever their bucket. */
  tenants: string[];
  /** User ids that get it whatever their bucket. */
  accounts: string[];
  haltAfter: number;
  /** Evidence for a halt since the rollout began: people who reported a failure, and reports of operators. */
  failures: number;
  /** Networks that these people reported from; a halt needs at least three. */
  networks: number;
  /** Reports without a log-in, which do not count as evidence. */
  anonymous: number;
  status: 'active' | 'halted';
  haltedAt: string | null;
  createdAt: string;
}

/** Failures that browsers reported within the last day. */
export interface ModuleFailures {
  module: string;
  address: string | null;
  kind: string;
  count: number;
  /** How many of them came without a log-in. */
  anonymous: number;
  lastAt: string;
}

export interface ImportMapState {
  /** ETag of the file, for the header `If-Match` of a change. */
  etag: string;
  /** ETag of `/importmap.json`, the revision that browsers report. */
  servedEtag: string;
  /** Whether changes need a second person's approval. */
  needsApproval: boolean;
  lines: ImportMapLine[];
  held: ImportMapWithheldLine[];
  rollouts: ModuleRollout[];
  waiting: ImportMapChange[];
  failures: ModuleFailures[];
  /** Why the map's file is ignored, as an English clause; absent if it is used. */
  fault?: string;
}

/** The rollout of a module as shown to the caller. */
export type SeenRollout = Pick<ModuleRollout, 'address' | 'percent' | 'status'>;

export interface ImportMapChangeRequest {
  action: 'set' | 'add' | 'remove' | 'rollback';
  name?: string;
  address?: string;
  /** For `rollback`: how many changes to go back (default 1); rollbacks and what they undid are not counted. */
  steps?: number;
  /** For `rollback`, instead of `steps`: to the map as it was right after this change. */
  to?: number;
  why: string;
  /** Makes the change although the preflight objects or modules need a removed line; address rules still apply. */
  force?: boolean;
  /** The same as `If-Match`, for callers that send no header of their own. */
  etag?: string;
  /** The module's rollout that the caller has seen, or null; a different one by now is a conflict. */
  seen?: SeenRollout | null;
}

export interface ImportMapDecision {
  id: number;
  why?: string;
}

export interface ImportMapOutcome {
  id: number;
  /** `waiting`: a second person has to agree. */
  status: 'applied' | 'waiting' | 'rejected';
  /** ETag of the present file. */
  etag: string;
  changes: ImportMapChangedLine[];
  objections: string[];
  /** Notes that are no objections. */
  notes?: string[];
  /** For a rollback: the change whose map it restored. */
  rolledBackTo?: number;
}

export interface RolloutRequest {
  module: string;
  address?: string;
  /** 0 to 100. */
  percent?: number;
  tenants?: string[];
  /** Phone numbers, e-mail addresses or user ids. */
  accounts?: string[];
  haltAfter?: number;
  why: string;
  force?: boolean;
  /** The rollout that the caller has seen, or null; a different one by now is a conflict. */
  seen?: SeenRollout | null;
}

/** The live import map: state, history, changes, rollouts. For platform operators; ours. */
export const importMap = {
  state: read<None, ImportMapState>()(base, { ...ours, returns: 'object' }),
  /** Newest first; `before` is the id that the last page ended with. */
  history: read<{ limit?: number; before?: number }, ImportMapChange[]>()(`${base}/history`, {
    ...ours,
    returns: 'list',
  }),
  /** Header `If-Match`: the ETag of the map that the change was made from. */
  change: endpoint<ImportMapChangeRequest, ImportMapOutcome>()({
    method: 'PATCH',
    path: base,
    ...ours,
  }),
  approve: post<ImportMapDecision, ImportMapOutcome>()(`${base}/approve`, {
    ...ours,
    returns: 'object',
  }),
  reject: post<ImportMapDecision, ImportMapOutcome>()(`${base}/reject`, {
    ...ours,
    returns: 'object',
  }),
  rollOut: post<RolloutRequest, ImportMapOutcome>()(`${base}/rollout`, {
    ...ours,
    returns: 'object',
  }),
  stopRollout: post<Pick<RolloutRequest, 'module' | 'why' | 'seen'>, ImportMapOutcome>()(
    `${base}/rollout/stop`,
    { ...ours, returns: 'object' },
  ),
} as const;
