import type { ModuleReport } from '@edu/shared-utility/contract';
import type { Tx } from '../db/database';
import { moduleReport } from '../db/schema';
import { type Caller, isAllowed } from '../http/caller';
import type { Secret } from './codes/secret';
import { networkOf } from './network';

/** Who reports, without saying who: only whether two reports are of one is kept. */
export interface Reporter {
  /** Null where nobody was logged in, and in the demo, whose visitors share one account. */
  readonly person: string | null;
  readonly network: string;
  /** May stop the rollout as well. */
  readonly trusted: boolean;
}

export function reporterOf(secret: Secret, caller: Caller | null, ip: string): Reporter {
  const known = caller && !caller.readOnly ? caller : null;
  return {
    person: known && secret.hmac(`reporter:${known.accountId}`),
    network: secret.hmac(`reporter:${networkOf(ip)}`),
    trusted: known !== null && isAllowed(known, 'platform.modules.write'),
  };
}

/** Keeps a report of a failed module; housekeeping bounds how long. */
export async function saveModuleReport(tx: Tx, report: ModuleReport & Reporter): Promise<void> {
  await tx.insert(moduleReport).values(report);
}
