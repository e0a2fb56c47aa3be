import type { ModuleReport } from '@edu/shared-utility/contract';

/** A failure report of a module, as browsers send it. */
export const sampleReport = (module: string) =>
  ({
    module,
    address: null,
    revision: null,
    kind: 'network',
    phase: 'load',
    status: null,
    message: '',
  }) satisfies ModuleReport;
