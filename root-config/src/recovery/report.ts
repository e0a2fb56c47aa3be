import { api } from '@edu/shared-utility';
import { optionalCall } from '../guard/optional-call';
import type { Fault } from '../supervision/fault';

/** A failure as the platform hears of it (design §3, "Failure reports": ours). */
export interface ModuleReport {
  module: string;
  address: string | null;
  /** Revision of the import map, null when unknown. */
  revision: string | null;
  kind: Fault['kind'];
  phase: Fault['phase'];
  status: number | null;
  /** At most 500 characters. */
  message: string;
}

const MAX_REPORTS = 20;
const MAX_MESSAGE = 500;
const SAME_AFTER = 60_000;

/**
 * Sends failure reports: the same one at most once a minute, twenty a page, never a word to the
 * person. A platform without the call hears nothing.
 */
export function createReporter(
  send: (report: ModuleReport) => Promise<unknown> = sendToPlatform,
  now: () => number = Date.now,
): (fault: Fault, revision: string | null) => void {
  const sentAt = new Map<string, number>();
  let count = 0;
  return (fault, revision) => {
    const same = `${fault.module} ${fault.address} ${fault.kind} ${fault.phase}`;
    const before = sentAt.get(same);
    if (count >= MAX_REPORTS || (before !== undefined && now() - before < SAME_AFTER)) return;
    sentAt.set(same, now());
    count += 1;
    const { module, address, kind, phase, status = null, message } = fault;
    const report = { module, address, revision, kind, phase, status };
    send({ ...report, message: message.slice(0, MAX_MESSAGE) }).catch(() => {
      // A report that does not arrive must never trouble the person.
    });
  };
}

async function sendToPlatform(report: ModuleReport): Promise<void> {
  await optionalCall(api, 'platform', 'reportModule')?.({ ...report });
}
