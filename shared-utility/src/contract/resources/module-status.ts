import { type None, post, read } from '../endpoint';
import type { ImportMapChange, ModuleFailures, ModuleRollout } from './import-map-entities';

const ours = { ours: true, shell: true, toast: false } as const;

/** A version that a line of the map has named, with the first change that named it. */
export interface ModuleVersion {
  address: string;
  /** When it first came into force. */
  since: string;
  who: string;
  why: string;
  /** Number of the change, and what it was: `set`, `add`, `rollback`, `file`, `start`, … */
  change: number;
  action: string;
}

/** One line of the map with loads and failures of the last day. */
export interface ModuleStatus {
  name: string;
  address: string;
  /** The address that browsers load; null for a line that is not served. */
  served: string | null;
  integrity: string | null;
  /** `own`: built here. `foreign`: from another host. */
  origin: 'own' | 'foreign';
  /** When, by whom and why the line got its current address; null if the history does not contain it. */
  current: ModuleVersion | null;
  /** All versions of the line: those undone by rollbacks, the present one, and earlier ones. */
  versions: ModuleVersion[];
  /** Loads of each of the last 24 hours, whatever the version; the running hour last. */
  loads: number[];
  /** Failure reports of the same hours. */
  faults: number[];
  /** Failure reports of the last 60 minutes of what is served now: the map's version and the rollout's. */
  faultsNow: number;
}

/** A change that waits for a second person. */
export interface WaitingChange extends ImportMapChange {
  /** Made by the caller, so that another person has to approve it. */
  isOwn: boolean;
}

/** What the operators' page shows; the page polls it. */
export interface ModuleBoard {
  /** ETag of the map: what a change names as the one that it was made from. */
  etag: string;
  /** ETag of `/importmap.json`. */
  servedEtag: string;
  needsApproval: boolean;
  modules: ModuleStatus[];
  rollouts: ModuleRollout[];
  waiting: WaitingChange[];
  failures: ModuleFailures[];
  /** Names of the modules whose manifests were put into the menus; the map may lack some of them. */
  menus: string[];
  /** Grows with every entry of the history, and with every decision. */
  stamp: string;
  /** When the running hour began, the last of `loads` and `faults`. */
  hour: string;
}

/** One name in this map and in another one. */
export interface ComparedModule {
  name: string;
  /** Null where the map has no such line. */
  here: string | null;
  there: string | null;
  same: boolean;
}

export interface MapComparison {
  /** The address that was read. */
  address: string;
  modules: ComparedModule[];
}

/** A module that a page has loaded, with its address as the map served it. */
export interface LoadedModule {
  module: string;
  address: string;
}

/** State of the modules, for platform operators; ours. */
export const moduleStatus = {
  find: read<None, ModuleBoard>()('/platform/v1/modules', {
    ...ours,
    returns: 'object',
    unattended: true,
  }),
  /** The map that another address serves beside this one; the server reads it. */
  compare: read<{ address: string }, MapComparison>()('/platform/v1/modules/compare', {
    ...ours,
    returns: 'object',
  }),
  /** Modules that a page has loaded since its last report; needs no log-in, counts only modules of the map. */
  countLoads: post<{ modules: LoadedModule[] }, null>()('/platform/v1/module-loads', {
    ...ours,
    auth: false,
    unattended: true,
  }),
} as const;
