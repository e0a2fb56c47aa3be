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
