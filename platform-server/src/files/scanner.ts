import type { Readable } from 'node:stream';

/** Scans files for malware. */
export interface FileScanner {
  /** @returns the name of what was found; null if nothing was. Rejects if the scan failed. */
  scan(content: Readable): Promise<string | null>;
}

const INFECTED_STATUS = 406;

/** Sends each file to a service that answers 2xx if it is clean, and 406 with a name if it is not. */
export const httpScanner = (url: string): FileScanner => ({
  async scan(content) {
    const body = content as unknown as BodyInit;
    // no keep-alive: a streamed body cannot be resent when a kept connection is closed
    const headers = { connection: 'close' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(600_000) });
    if (response.status === INFECTED_STATUS)
      return (await response.text()).slice(0, 200) || 'unnamed';
    if (!response.ok) throw new Error(`the scanner answered ${response.status}`);
    return null;
  },
});
