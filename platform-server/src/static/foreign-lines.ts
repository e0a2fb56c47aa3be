import { isForeign } from '../import-map/address-rules';
import type { ModuleFormat } from '../import-map/module-facts';
import { type ForeignCheckOptions, ForeignChecks } from './foreign-checks';
import { type CheckedModules, everyAddress, foreignAddresses, type ImportMap } from './import-map';
import type { Manifest } from './manifest';
import { waitAtMost } from './wait-at-most';

/** A host that answers within this time has its new line in the map of the very first request (milliseconds). */
const FIRST_ANSWER_WAIT = 500;

/** The host of a new foreign line has not answered yet; the map is read again when it does. */
export class VerificationPending extends Error {}

/** The lines of maps that lie on foreign hosts: looked at before they come into force, and followed after. */
export class ForeignLines {
  private readonly foreign: ForeignChecks;
  /** Addresses whose hosts are looked at, those of a refused map too: it may turn good. */
  private watched: readonly string[] = [];
  /** Addresses of an edit that could not be taken in yet. */
  private editAddresses: readonly string[] = [];
  /** The change count at the last verification. */
  private seenChangeCount = 0;

  constructor(options: ForeignCheckOptions) {
    this.foreign = new ForeignChecks(options);
  }

  /** Nobody waits for it: one host that hangs would hold every page of every tenant. */
  recheck(): void {
    void this.foreign.checkDue(this.watched);
  }

  /** Whether a check has found something new since the last verification. */
  get hasChanges(): boolean {
    return this.foreign.changeCount !== this.seenChangeCount;
  }

  digests(map: ImportMap): CheckedModules {
    return this.foreign.digests(addressesWithIntegrity(map));
  }

  /** How modules that this build did not make are written: those of a map, and `besides` those of rollouts. */
  formats(
    map: ImportMap,
    besides: readonly string[],
    { modules }: Manifest,
  ): Record<string, ModuleFormat> {
    const own = everyAddress(map)
      .map(([, address]) => address)
      .filter((address) => address.startsWith('/modules/') && !modules[address]);
    const stated = [...addressesWithIntegrity(map), ...besides.filter(isForeign), ...own];
    return this.foreign.formatsOf(foreignAddresses(map), stated);
  }

  stop(): Promise<void> {
    return this.foreign.stop();
  }

  /** No edit is wanted any more. */
  clearEdit(): void {
    this.editAddresses = [];
  }

  /** As `verifyForeign`, for an edit of the file that is not in force yet. */
  async verifyEdit(edit: ImportMap, known: ImportMap | null): Promise<void> {
    this.editAddresses = addressesWithoutIntegrity(edit);
    await this.verifyForeign(edit, known);
    this.editAddresses = [];
  }

  /**
   * Has new foreign addresses looked at. With a map to serve nobody waits long for their hosts; without
   * one the first map does. Throws when the map must not replace the one that works.
   */
  async verifyForeign(map: ImportMap, known: ImportMap | null): Promise<void> {
    const unverified = addressesWithoutIntegrity(map);
    const checks = this.foreign.checkDue(
      unverified.filter((address) => !this.watched.includes(address)),
    );
    await (known ? waitAtMost(checks, FIRST_ANSWER_WAIT) : checks);
    for (const address of addressesWithIntegrity(map)) this.foreign.checkHost(address);
    this.watched = [...new Set([...unverified, ...this.editAddresses])];
    this.seenChangeCount = this.foreign.changeCount;
    if (known) this.requireVerified(map, known);
  }

  /** A new line that cannot be checked, or is not allowed, does not replace a map that works. */
  private requireVerified(map: ImportMap, known: ImportMap): void {
    const { foreign } = this;
    const isNew = (before: readonly string[]) => (address: string) => !before.includes(address);
    const banned = addressesWithIntegrity(map)
      .filter(isNew(foreignAddresses(known)))
      .filter((address) => !foreign.isAllowed(address));
    if (banned.length > 0) throw new Error(`the host of ${banned.join(', ')} is not allowed`);
    const unchecked = addressesWithoutIntegrity(map)
      .filter(isNew(addressesWithoutIntegrity(known)))
      .filter((address) => !foreign.has(address));
    const refused = unchecked.filter((address) => foreign.hasFailed(address));
    if (refused.length > 0) throw new Error(`${refused.join(', ')} could not be checked`);
    if (unchecked.length > 0) throw new VerificationPending(unchecked.join(', '));
  }
}

/** Foreign addresses without a hand-written integrity. */
const addressesWithoutIntegrity = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => !map.integrity?.[address]);

/** Those with one. */
const addressesWithIntegrity = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => map.integrity?.[address]);
