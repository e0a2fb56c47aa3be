import { post } from '../endpoint';

export type ModuleFault =
  | 'load'
  | 'bootstrap'
  | 'mount'
  | 'unmount'
  | 'update'
  | 'integrity'
  | 'requires';

/** A module that failed in somebody's browser (design §3, "Failure reports"). */
export interface ModuleReport {
  module: string;
  address: string;
  /** Revision of the import map that the page runs. */
  mapRevision: string;
  fault: ModuleFault;
  message?: string;
}

/** Reports of failed modules; ours. */
export const moduleReport = {
  send: post<ModuleReport, null>()('/platform/v1/module-reports', {
    auth: false,
    toast: false,
    ours: true,
  }),
} as const;
