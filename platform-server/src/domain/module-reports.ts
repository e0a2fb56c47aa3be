import type { ModuleReport } from '@edu/shared-utility/contract';
import type { Tx } from '../db/database';
import { moduleReport } from '../db/schema';

/** Keeps a report of a failed module; housekeeping bounds how long. */
export async function saveModuleReport(tx: Tx, report: ModuleReport): Promise<void> {
  await tx.insert(moduleReport).values(report);
}
