import { isScript } from '../module-loader/is-script';
import { isDigestList } from '../module-loader/list-name';
import type { Fault } from '../supervision/fault';

export interface ExplainHost {
  fetch(address: string, init: RequestInit): Promise<Response>;
  integrityOf(address: string): string | undefined;
  /** Timeout of the request to the address, in milliseconds. */
  readonly timeout: number;
}

/** The file that failed, which may be a dependency; for an ES module browsers name the entry. */
const failedFile = (message: string): string | null =>
  /(?:Error loading|imported module:) (\S+)/.exec(message)?.[1] ?? null;

/** True when the file itself was fetched: then its evaluation, or a file that it imports, does not end. */
const hasArrived = (address: string): boolean =>
  window.performance?.getEntriesByName?.(address).length > 0;

async function matches(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const [, bits, expected] = /^sha(256|384|512)-([A-Za-z0-9+/=]+)/.exec(integrity) ?? [];
  // Browsers compute digests on secure pages only; elsewhere the file counts as matching.
  if (!bits || !window.crypto?.subtle) return true;
  const digest = new Uint8Array(await window.crypto.subtle.digest(`SHA-${bits}`, body));
  return btoa(String.fromCharCode(...digest)) === expected;
}

async function inspect(address: string, host: ExplainHost): Promise<Partial<Fault> | null> {
  const answer = await host.fetch(address, {
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(host.timeout),
  });
  if (!answer.ok) return { kind: 'http', status: answer.status };
  if (!isDigestList(address) && !isScript(answer)) return { kind: 'not-a-module' };
  const integrity = host.integrityOf(address);
  if (integrity && !(await matches(await answer.arrayBuffer(), integrity))) {
    return { kind: 'integrity' };
  }
  return null;
}

/**
 * Finds the reason by requesting the address again, since a script element reports none: an HTTP status, a type
 * that is no JavaScript, bytes that differ from the published ones, or no response.
 */
export async function explainFault(fault: Fault, host: ExplainHost): Promise<Fault> {
  if (fault.kind === 'timeout' && fault.phase === 'load' && hasArrived(fault.address ?? '')) {
    const message = `${fault.message}: the file has arrived, but an await at its top level, or a file that it imports, does not end`;
    return { ...fault, message };
  }
  // An HTML page in place of a script fails as a syntax error; its content type tells the difference.
  const isSyntax = fault.kind === 'evaluation' && fault.message.startsWith('SyntaxError');
  if (fault.kind !== 'network' && !isSyntax) return fault;
  const address = failedFile(fault.message) ?? fault.address;
  if (!address) return fault;
  try {
    const finding = await inspect(address, host);
    return isSyntax && finding?.kind !== 'not-a-module' ? fault : { ...fault, address, ...finding };
  } catch {
    return isSyntax ? fault : { ...fault, address };
  }
}
