import { isForeign } from '../import-map/address-rules';
import type { EditedMap } from '../import-map/edited-map';
import type { FileKind } from '../import-map/fetch-errors';
import type { PreflightContext } from '../import-map/find-module';
import type { ModuleFormat } from '../import-map/module-facts';
import { applicablePart, type PartialEdit } from '../import-map/partial-edit';
import { isPinned, requireStart, validateEdit } from '../import-map/validate-edit';
import { type ForeignCheckOptions, ForeignChecks } from './foreign-checks';
import { everyAddress, foreignAddresses, type ImportMap } from './import-map';
import type { Manifest } from './manifest';
import type { CheckedModules } from './served-map';
import { waitAtMost } from './wait-at-most';

/** Milliseconds to wait for the hosts of new addresses; slower ones are checked in the background. */
const FIRST_ANSWER_WAIT = 500;

/** Milliseconds that the first map after a start waits for all hosts together. */
const START_WAIT = 5000;

/** The foreign lines of maps: checked before they take effect, and rechecked afterwards. */
export class ForeignModules {
  private readonly foreign: ForeignChecks;
  /** Addresses that are rechecked; includes those of a refused map, which may become valid. */
  private watched: readonly string[] = [];
  /** Addresses of an edit that is not fully applied yet. */
  private editAddresses: readonly string[] = [];
  /** Change count at the last verification. */
  private seenChangeCount = 0;
  /** Change count that the last edit was validated with; null if none was since the last verification. */
  private validatedChangeCount: number | null = null;

  constructor(options: ForeignCheckOptions) {
    this.foreign = new ForeignChecks(options);
  }

  /** Not awaited, because one host that hangs would delay every page of every tenant. */
  recheck(): void {
    void this.foreign.checkDue(this.watched);
  }

  /** Whether a check has changed a result since the last verification. */
  get hasChanges(): boolean {
    return this.foreign.changeCount !== this.seenChangeCount;
  }

  digests(map: ImportMap): CheckedModules {
    return this.foreign.digests(addressesWithIntegrity(map));
  }

  /** Formats of modules that our build did not make: those of a map and of rollouts (`besides`). */
  formats(
    map: ImportMap,
    rolloutAddresses: readonly string[],
    { modules }: Manifest,
  ): Record<string, ModuleFormat> {
    const mappedAddresses = everyAddress(map)
      .map(([, address]) => address)
      .filter((address) => address.startsWith('/modules/') && !modules[address]);
    const stated = [
      ...addressesWithIntegrity(map),
      ...rolloutAddresses.filter(isForeign),
      ...mappedAddresses,
    ];
    return this.foreign.formatsOf(foreignAddresses(map), stated);
  }

  /** The text of a file beside a foreign module. Throws if it cannot be read. */
  textBeside(address: string, file: string, kind: FileKind): Promise<string> {
    return this.foreign.textBeside(address, file, kind);
  }

  stop(): Promise<void> {
    return this.foreign.stop();
  }

  /** Stops checking the addresses of an edit. */
  clearEdit(): void {
    this.editAddresses = [];
  }

  /**
   * Splits an edit of the file into what can take effect and what is withheld. Hosts of withheld lines are checked
   * further.
   */
  async splitEdit(
    edit: EditedMap,
    currentMap: ImportMap | null,
    context: Omit<PreflightContext, 'foreign'>,
  ): Promise<PartialEdit> {
    if (!currentMap) requireStart(edit);
    const { foreign } = this;
    const before = currentMap ?? edit.map;
    const old = new Set(foreignAddresses(before));
    const addresses = foreignAddresses(edit.map).filter(
      (address) => !isPinned(address, edit.map, before),
    );
    // New addresses are read now, with their imports; for unchanged ones a cached result is enough.
    foreign.follow(addresses.filter((address) => !old.has(address)));
    const isKnown = (address: string) =>
      foreign.hasRead(address) || (old.has(address) && foreign.has(address));
    await this.checkAddresses(addresses, currentMap, isKnown);
    this.validatedChangeCount = foreign.changeCount;
    if (!currentMap) {
      return {
        map: edit.map,
        withheldEntries: edit.faults.map((fault) => ({ ...fault, from: null })),
      };
    }
    const rejectFetch = async () => {
      throw new Error('it is not asked for here');
    };
    const reader = {
      module: (address: string) => foreign.moduleAt(address),
      file: rejectFetch,
      list: rejectFetch,
    };
    const verdict = await validateEdit(
      edit,
      currentMap,
      { ...context, foreign: reader },
      {
        has: (address) => foreign.hasRead(address),
        failureOf: (address) => foreign.failureOf(address),
      },
    );
    const withheldAddresses = new Set(verdict.withheldEntries.map(({ to }) => to));
    this.editAddresses = addresses.filter((address) => withheldAddresses.has(address));
    return verdict;
  }

  /**
   * Splits the stored map into what can be served here and what is withheld: a foreign line that is unchecked or not
   * allowed on this server does not replace a working one. Without a current map nothing is withheld, and hosts are
   * waited for.
   */
  async servable(map: ImportMap, currentMap: ImportMap | null): Promise<PartialEdit> {
    const { foreign } = this;
    const unverified = addressesWithoutIntegrity(map);
    const stated = new Set(addressesWithIntegrity(map));
    await this.checkAddresses(unverified, currentMap, (address) => foreign.has(address));
    for (const address of stated) foreign.checkHost(address);
    this.watched = [...new Set([...unverified, ...this.editAddresses])];
    if (this.editAddresses.length === 0) foreign.follow([]);
    // Checks that finished after the edit was validated still count as changes.
    this.seenChangeCount = this.validatedChangeCount ?? foreign.changeCount;
    this.validatedChangeCount = null;
    if (!currentMap) return { map, withheldEntries: [] };
    return applicablePart({ map, faults: [] }, currentMap, async ({ to }) => {
      if (to === null || !isForeign(to)) return [];
      if (stated.has(to)) return foreign.isAllowed(to) ? [] : [hostFault(to)];
      if (foreign.has(to)) return [];
      const failure = foreign.failureOf(to);
      return failure === null ? 'pending' : [`${to}: ${failure}`];
    });
  }

  /** With a current map the wait for hosts is short; without one it is `START_WAIT`. */
  private async checkAddresses(
    addresses: readonly string[],
    currentMap: ImportMap | null,
    isKnown: (address: string) => boolean,
  ): Promise<void> {
    const watched = new Set(this.watched);
    const unwatched = addresses.filter((address) => !watched.has(address) && !isKnown(address));
    const checks = this.foreign.checkDue(unwatched);
    await waitAtMost(checks, currentMap ? FIRST_ANSWER_WAIT : START_WAIT);
  }
}

const hostFault = (address: string): string =>
  `${address} belongs to a host that is not in MODULE_HOSTS`;

/** Foreign addresses without a hand-written integrity. */
const addressesWithoutIntegrity = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => !map.integrity?.[address]);

/** Foreign addresses with a hand-written integrity. */
const addressesWithIntegrity = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => map.integrity?.[address]);
