import type { Fault } from '../../supervision/fault';
import { findRefusalReason, type RefusalReason } from './find-refusal-reason';
import { phrases } from './phrases';
import { staticImports } from './static-imports';

/** A build has some hundred files at most; in a larger one a broken file is found among the first ones. */
const MAX_FILES = 200;

interface CauseOptions {
  integrityOf(address: string): string | undefined;
  /** Timeout of the request for each file, in milliseconds. */
  readonly timeout: number;
}

/** The first file that cannot be loaded, among this one and its static imports; null where all can. */
async function findBroken(
  entry: string,
  { integrityOf, timeout }: CauseOptions,
): Promise<{ readonly address: string; readonly reason: RefusalReason } | null> {
  const seen = new Set([entry]);
  for (const address of seen) {
    const reason = await findRefusalReason(address, integrityOf(address), timeout);
    if (reason) return { address, reason };
    for (const file of await staticImports(address, timeout))
      if (seen.size < MAX_FILES) seen.add(file);
  }
  return null;
}

/**
 * Finds out why a tester's build could not be loaded. A browser only says that the module was not fetched, without
 * mention of CORS or of the missing file, so the files are requested one after the other.
 *
 * @returns the message in the current language; null where the fault itself says enough
 */
export async function causeOf(fault: Fault, options: CauseOptions): Promise<(() => string) | null> {
  if (!['network', 'http', 'not-a-module'].includes(fault.kind) || !fault.address) return null;
  const [broken] = await Promise.all([findBroken(fault.address, options), phrases.load()]);
  if (!broken) return null;
  const { kind, ...facts } = broken.reason;
  return () => phrases.t(`card.${kind}`, { ...facts, address: broken.address });
}
