import { atMost } from './at-most';
import { type ForeignCheckOptions, ForeignChecks } from './foreign-checks';
import { type CheckedModules, foreignAddresses, type ImportMap } from './import-map';

/** A host that answers within this time has its new line in the map of the very first request (milliseconds). */
const GRACE = 500;

/** A new foreign line whose host has not answered yet: its answer is news, and the map is read again. */
export class StillLooking extends Error {}

/** The lines of maps that lie on foreign hosts: looked at before they come into force, and followed after. */
export class ForeignLines {
  private readonly foreign: ForeignChecks;
  /** Addresses whose hosts are looked at, those of a refused map too: it may turn good. */
  private followed: readonly string[] = [];
  /** Addresses of an edit that could not be taken in yet. */
  private wanted: readonly string[] = [];
  /** The news that the last vouching knew. */
  private seen = 0;

  constructor(options: ForeignCheckOptions) {
    this.foreign = new ForeignChecks(options);
  }

  /** Nobody waits for it: one host that hangs would hold every page of every tenant. */
  lookAgain(): void {
    void this.foreign.look(this.followed);
  }

  /** Whether hosts have said something new since the last vouching. */
  get hasNews(): boolean {
    return this.foreign.news !== this.seen;
  }

  digests(map: ImportMap): CheckedModules {
    return this.foreign.digests(statedAddresses(map));
  }

  stop(): Promise<void> {
    return this.foreign.stop();
  }

  /** No edit is wanted any more. */
  forgetEdit(): void {
    this.wanted = [];
  }

  /** As `vouch`, for an edit of the file that is not in force yet. */
  async vouchEdit(edit: ImportMap, known: ImportMap | null): Promise<void> {
    this.wanted = openAddresses(edit);
    await this.vouch(edit, known);
    this.wanted = [];
  }

  /**
   * Has new foreign addresses looked at. With a map to serve nobody waits long for their hosts; without
   * one the first map does. Throws when the map must not replace the one that works.
   */
  async vouch(map: ImportMap, known: ImportMap | null): Promise<void> {
    const open = openAddresses(map);
    const looked = this.foreign.look(open.filter((address) => !this.followed.includes(address)));
    await (known ? atMost(looked, GRACE) : looked);
    for (const address of statedAddresses(map)) this.foreign.checkHost(address);
    this.followed = [...new Set([...open, ...this.wanted])];
    this.seen = this.foreign.news;
    if (known) this.keepLastGood(map, known);
  }

  /** A new line that cannot be checked, or is not allowed, does not replace a map that works. */
  private keepLastGood(map: ImportMap, known: ImportMap): void {
    const { foreign } = this;
    const isNew = (before: readonly string[]) => (address: string) => !before.includes(address);
    const banned = statedAddresses(map)
      .filter(isNew(foreignAddresses(known)))
      .filter((address) => !foreign.isAllowed(address));
    if (banned.length > 0) throw new Error(`the host of ${banned.join(', ')} is not allowed`);
    const unchecked = openAddresses(map)
      .filter(isNew(openAddresses(known)))
      .filter((address) => !foreign.has(address));
    const refused = unchecked.filter((address) => foreign.hasFailed(address));
    if (refused.length > 0) throw new Error(`${refused.join(', ')} could not be checked`);
    if (unchecked.length > 0) throw new StillLooking(unchecked.join(', '));
  }
}

/** Foreign addresses without a hand-written integrity. */
const openAddresses = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => !map.integrity?.[address]);

/** Those with one. */
const statedAddresses = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => map.integrity?.[address]);
