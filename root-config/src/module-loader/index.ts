import { effectiveTiming } from '@edu/shared-utility';
import { type Addresses, createAddresses } from './addresses';
import { sourceOf } from './fault-source';
import { createRecords, type Records } from './records';
import { systemJs } from './systemjs';

export type { AddressOrigin, ResolvedMap } from './addresses';

/**
 * After boot the only room that knows SystemJS: everything else loads modules through this, so that native ES
 * modules are a small change later (architecture §2). Three parts: which address a name has (`addresses.ts`), what
 * is remembered of each file (`records.ts`), and what SystemJS itself offers (`systemjs.ts`).
 */
export interface ModuleLoader extends Addresses, Records {
  /** Settles when the page's import map is known. */
  ready(): Promise<void>;
  /** Version that a loaded module says of itself. */
  versionOf(name: string): string | undefined;
  /** Imports by name; rejects with what SystemJS reports. */
  load(name: string): Promise<System.Module>;
  /** File that an error of loading came from, no matter what needed it; null where none is known. */
  sourceOf(error: unknown): string | null;
  /**
   * Drops what is remembered of a shared library that failed, and of every file that failed, so that the next
   * import of them is a real one; what hangs is asked for again.
   */
  forget(name: string): void;
  /** Makes the next `load` of this module fetch and evaluate again, whatever failed or hung in its graph. */
  renew(name: string, hungAfter: number): void;
}

const addresses = createAddresses();
const records = createRecords(addresses);
const { addressOf, plainAddressOf } = addresses;

export const moduleLoader: ModuleLoader = {
  ...addresses,
  ...records,
  async ready() {
    await systemJs().prepareImport();
    records.watch();
    addresses.read();
  },
  sourceOf,
  versionOf(name) {
    const address = addressOf(name);
    const version: unknown = address === null ? undefined : systemJs().get(address)?.version;
    return typeof version === 'string' ? version : undefined;
  },
  async load(name) {
    const address = addressOf(name);
    if (address === null) throw new Error(`No entry "${name}" in the import map`);
    records.onLoad(name, address);
    addresses.sameDigest(plainAddressOf(name) ?? address, address);
    return systemJs().import(address);
  },
  forget(name) {
    const address = addressOf(name);
    // One that works stays: the parts of an application share it with those that are there already.
    if (address !== null && !systemJs().get(address)) systemJs().delete(address);
    records.purge(effectiveTiming().moduleSlowAfter);
  },
  renew(name, hungAfter) {
    const before = addressOf(name);
    // The module's own files are asked for again however lately that was done.
    if (before !== null) records.askAgain(before);
    records.purge(hungAfter);
    if (before === null || records.waits(before)) return;
    systemJs().delete(before);
    addresses.renewAddress(name);
  },
};
