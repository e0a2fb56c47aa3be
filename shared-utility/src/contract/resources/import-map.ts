import { endpoint, type None, post, read } from '../endpoint';

const base = '/platform/v1/import-map';
const ours = { ours: true, shell: true, toast: false } as const;

/** One line of the map: what it says, and what browsers get for it. */
export interface ImportMapLine {
  name: string;
  address: string;
  /** The address that browsers load; null for a line that is not served (refused, not built). */
  served: string | null;
  integrity: string | null;
  /** `own`: built here. `foreign`: from another host. */
  origin: 'own' | 'foreign';
}

/** A line that somebody wrote into the map's file, or that this server cannot serve: the others are in force. */
export interface ImportMapHeldLine {
  name: string;
  /** What was written; null where the line was taken out. */
  address: string | null;
  /** What is in force instead; null where the line is new. */
  keeps: string | null;
  /** Null as long as its host has not answered. */
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
  /** Done although the preflight objected. */
  forced: boolean;
  status: 'applied' | 'waiting' | 'rejected';
  decidedBy: string | null;
  /** What the second person said to it. */
  decidedWhy: string | null;
  createdAt: string;
  /** Of a rollback: the change whose map it brought back. */
  rolledBackTo?: number;
  /** Of a rollout: who was asked for; what is missing stays as it is. */
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
  /** What counts towards the halt since it began: people who reported a failure, or reports of operators. */
  failures: number;
  /** Networks that these people reported from: fewer than three halt nothing. */
  networks: number;
  /** Reports without a log-in: they count as no evidence. */
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
  /** Of them, those without a log-in. */
  anonymous: number;
  lastAt: string;
}

export interface ImportMapState {
  /** ETag of the file: what `If-Match` of a change names. */
  etag: string;
  /** ETag of `/importmap.json`, the revision that browsers report. */
  servedEtag: string;
  /** Changes wait for a second person. */
  needsApproval: boolean;
  lines: ImportMapLine[];
  held: ImportMapHeldLine[];
  rollouts: ModuleRollout[];
  waiting: ImportMapChange[];
  failures: ModuleFailures[];
  /** Why nothing is taken of what the map's file says, a clause in English; missing where it is. */
  fault?: string;
}

/** The rollout of a module as somebody has seen it. */
export type SeenRollout = Pick<ModuleRollout, 'address' | 'percent' | 'status'>;

export interface ImportMapChangeRequest {
  action: 'set' | 'add' | 'remove' | 'rollback';
  name?: string;
  address?: string;
  /** For `rollback`: how many changes back (1); rollbacks and what they undid are stepped over. */
  steps?: number;
  /** For `rollback`, instead of `steps`: to the map as it was right after this change. */
  to?: number;
  why: string;
  /** Carries on although the preflight objects, or others need what goes. Rules of addresses stay. */
  force?: boolean;
  /** The same as `If-Match`, for callers that send no header of their own. */
  etag?: string;
  /** The rollout of the module that was seen, null where there was none: another one by now is a conflict. */
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
  /** Of the file as it is now. */
  etag: string;
  changes: ImportMapChangedLine[];
  objections: string[];
  /** What is good to know, and no objection. */
  notes?: string[];
  /** Of a rollback: the change whose map it brought back. */
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
  /** What ran when it was asked for, null where nothing did: something else by now is a conflict. */
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
