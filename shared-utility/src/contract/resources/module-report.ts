import { post } from '../endpoint';

export type ModuleFaultKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'evaluation'
  | 'not-a-module'
  | 'missing-lifecycle'
  | 'requires'
  | 'lifecycle';

/** A module that failed in somebody's browser (architecture §3, "Failure reports"). */
export interface ModuleReport {
  module: string;
  /** Address that was requested; null without an entry in the map. */
  address: string | null;
  /** Revision of the import map that the page runs; null when unknown. */
  revision: string | null;
  kind: ModuleFaultKind;
  phase: string;
  /** HTTP status, for kind `http`. */
  status: number | null;
  /** At most 500 characters. */
  message: string;
}

/** Reports of failed modules; ours. */
export const moduleReport = {
  send: post<ModuleReport, null>()('/platform/v1/module-reports', {
    auth: false,
    toast: false,
    ours: true,
    shell: true,
  }),
} as const;
