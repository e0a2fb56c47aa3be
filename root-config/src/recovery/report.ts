import { api, type ModuleReport } from '@edu/shared-utility';
import { withoutRetryCount } from '../module-loader/fetches';
import type { Fault } from '../supervision/fault';
import { reportMessage } from './report-message';

const MAX_REPORTS = 20;
const SAME_FAULT_PAUSE = 60_000;

/**
 * Sends failure reports: the same one at most once a minute, at most twenty a page, without any message to the
 * person. Nothing is sent to a platform that has no such call.
 */
export function createReporter(
  send: (report: ModuleReport) => Promise<unknown> = sendToPlatform,
  now: () => number = Date.now,
): (fault: Fault, revision: string | null) => void {
  const sentAt = new Map<string, number>();
  let count = 0;
  return (fault, revision) => {
    const address = fault.address === null ? null : withoutRetryCount(fault.address);
    const faultKey = `${fault.module} ${address} ${fault.kind} ${fault.phase}`;
    const before = sentAt.get(faultKey);
    if (count >= MAX_REPORTS || (before !== undefined && now() - before < SAME_FAULT_PAUSE)) return;
    sentAt.set(faultKey, now());
    count += 1;
    const { module, kind, phase, status = null, message } = fault;
    const report = { module, address, revision, kind, phase, status };
    send({ ...report, message: reportMessage(message) }).catch(() => {
      // A failed report must never disturb the person.
    });
  };
}

const sendToPlatform = (report: ModuleReport) => api.moduleReport.send(report);
