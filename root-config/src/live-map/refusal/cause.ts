import type { Fault } from '../../supervision/fault';
import { findRefusalReason, type RefusalReason } from './find-refusal-reason';
import { phrases } from './phrases';
import { staticImports } from './static-imports';

/** A build has some hundred files at most; who has more has a first one that fails among these. */
const MAX_FILES = 200;

interface Looker {
  integrityOf(address: string): string | undefined;
  /** Milliseconds that the look at each file may take. */
  readonly patience: number;
}

/** The first file that cannot be taken, among this one and those that it imports; null where all can. */
async function findBroken(
  entry: string,
  { integrityOf, patience: timeout }: Looker,
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
 * Why a build that a tester takes from elsewhere did not arrive. A browser says of a module that it was not fetched, and
 * nothing of CORS, nor of the file of the build that is missing, so its files are looked at one after the other.
 *
 * @returns the sentence in the language of the moment; null where the fault says enough itself
 */
export async function causeOf(fault: Fault, looker: Looker): Promise<(() => string) | null> {
  if (!['network', 'http', 'not-a-module'].includes(fault.kind) || !fault.address) return null;
  const [broken] = await Promise.all([findBroken(fault.address, looker), phrases.load()]);
  if (!broken) return null;
  const { kind, ...facts } = broken.reason;
  return () => phrases.t(`card.${kind}`, { ...facts, address: broken.address });
}
