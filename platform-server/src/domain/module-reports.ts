import type { ModuleReport } from '@edu/shared-utility/contract';
import type { Tx } from '../db/database';
import { moduleReport } from '../db/schema';
import { isAllowed } from '../http/caller';
import type { TokenUser } from '../http/guard';
import type { Secret } from './codes/secret';
import { networkOf } from './network';

/** An anonymous reporter: only whether two reports come from the same person or network can be seen. */
export interface Reporter {
  /** Null without a log-in, and in the demo, whose visitors share one account. */
  readonly person: string | null;
  readonly network: string;
  /** True if the reports may stop the rollout. */
  readonly trusted: boolean;
}

/** An identifier of the person; null for those who share an account. */
function personOf(reporter: TokenUser | null): string | null {
  if (reporter?.foreignPerson) {
    const { platform, userId, isShared } = reporter.foreignPerson;
    return isShared ? null : `${platform} ${userId}`;
  }
  return reporter && !reporter.caller.readOnly ? reporter.caller.accountId : null;
}

export function reporterOf(secret: Secret, reporter: TokenUser | null, ip: string): Reporter {
  const person = personOf(reporter);
  const isTrusted =
    reporter?.caller !== undefined && isAllowed(reporter.caller, 'platform.modules.write');
  return {
    person: person && secret.hmac(`reporter:${person}`),
    network: secret.hmac(`reporter:${networkOf(ip)}`),
    trusted: person !== null && isTrusted,
  };
}

/** Stores a report of a failed module; housekeeping deletes it later. */
export async function saveModuleReport(tx: Tx, report: ModuleReport & Reporter): Promise<void> {
  await tx.insert(moduleReport).values(report);
}
