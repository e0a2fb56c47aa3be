import type { ModuleReport } from '@edu/shared-utility/contract';

/** A report of a module that failed, as any browser sends it. */
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
