import { endpoint, type None, post, read } from '../endpoint';
import type {
  ImportMapChange,
  ImportMapChangedLine,
  ImportMapState,
  ModuleRollout,
} from './import-map-entities';

const base = '/platform/v1/import-map';
const ours = { ours: true, shell: true, toast: false } as const;

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
  /** Hosts of tenants' pages. */
  tenants?: string[];
  /** Phone numbers, e-mail addresses or user ids. */
  accounts?: string[];
  /** Number of reported failures after which the rollout halts. */
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
