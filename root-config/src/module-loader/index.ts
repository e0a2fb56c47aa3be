import { effectiveTiming } from '@edu/shared-utility';
import type { Addresses } from './address-book';
import { createAddresses } from './addresses';
import { sourceOf } from './fault-source';
import type { Records } from './record-book';
import { createRecords } from './records';
import { repeatDigest, systemJs } from './systemjs';

export type { AddressOrigin, ResolvedMap } from './address-book';

/**
 * The only folder besides boot that uses SystemJS; everything else loads modules through it (architecture §2).
 * Three parts: the address of a name (`addresses.ts`), the state of each file (`records.ts`), and the interface of
 * SystemJS (`systemjs.ts`).
 */
export interface ModuleLoader extends Addresses, Records {
  /** Settles when the page's import map is known. */
  ready(): Promise<void>;
  /** The `version` that a loaded module exports. */
  versionOf(name: string): string | undefined;
  /** Imports by name; rejects with what SystemJS reports. */
  load(name: string): Promise<System.Module>;
  /** File that a load error came from, whichever module needed it; null where none is known. */
  sourceOf(error: unknown): string | null;
  /**
   * Drops a shared library that failed, and every other file that failed, so that the next import fetches them
   * again; pending requests that hang are repeated.
   */
  forget(name: string): void;
  /**
   * Makes the next `load` of this module fetch and evaluate again, including whatever failed or hung in its graph.
   */
  renew(name: string, hangTimeout: number): void;
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
    repeatDigest(plainAddressOf(name) ?? address, address);
    return systemJs().import(address);
  },
  forget(name) {
    const address = addressOf(name);
    // A shared library that works stays, since chunks of an application share it with those already loaded.
    if (address !== null && !systemJs().get(address)) systemJs().delete(address);
    records.purge(effectiveTiming().moduleSlowAfter);
  },
  renew(name, hangTimeout) {
    const before = addressOf(name);
    // The module's own files are requested again, however recently that was done.
    if (before !== null) records.repeatRequests(before);
    records.purge(hangTimeout);
    if (before === null || records.isPending(before)) return;
    systemJs().delete(before);
    addresses.renewAddress(name);
  },
};
