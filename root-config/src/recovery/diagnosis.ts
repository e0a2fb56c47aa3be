import type { Fault } from '../supervision/fault';
import type { JournalEntry } from './journal';

export interface DiagnosisSource {
  readonly revision: string | null;
  /** Where the address came from: the map, an override, a rollout, the last good version. */
  readonly origin: string;
  readonly entries: readonly JournalEntry[];
  readonly path: string;
  readonly at: Date;
}

/** Text that a person copies for support: no token, no query, nothing personal. */
export function diagnosisText(fault: Fault, source: DiagnosisSource): string {
  const lines = [
    `module: ${fault.module}`,
    `address: ${fault.address ?? 'none'}`,
    `address from: ${source.origin}`,
    `map revision: ${source.revision ?? 'unknown'}`,
    `fault: ${fault.kind}${fault.status ? ` ${fault.status}` : ''} in ${fault.phase}`,
    `message: ${fault.message}`,
    `page: ${source.path}`,
    `time: ${source.at.toISOString()}`,
    `browser: ${navigator.userAgent}`,
    'time-line:',
    ...source.entries.map(({ at, event }) => `  ${at} ms ${event}`),
  ];
  return lines.join('\n');
}

/** Copies text to the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
