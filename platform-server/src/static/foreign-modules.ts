import { isForeign } from '../import-map/address-rules';
import type { EditedMap } from '../import-map/edited-map';
import type { FileKind } from '../import-map/fetch-module';
import type { ModuleFormat } from '../import-map/module-facts';
import { applicablePart, type PartialEdit } from '../import-map/partial-edit';
import type { PreflightContext } from '../import-map/preflight';
import { isPinned, requireStart, validateEdit } from '../import-map/validate-edit';
import { type ForeignCheckOptions, ForeignChecks } from './foreign-checks';
import { type CheckedModules, everyAddress, foreignAddresses, type ImportMap } from './import-map';
import type { Manifest } from './manifest';
import { waitAtMost } from './wait-at-most';

/** A host that answers within this time has its new line in the map of the very first request (milliseconds). */
const FIRST_ANSWER_WAIT = 500;

/** The first map of a server waits so long for all hosts together (milliseconds). */
const START_WAIT = 5000;

/** The lines of maps that lie on foreign hosts: looked at before they come into force, and followed after. */
export class ForeignModules {
  private readonly foreign: ForeignChecks;
  /** Addresses whose hosts are looked at, those of a refused map too: it may turn good. */
  private watched: readonly string[] = [];
  /** Addresses of an edit that could not be taken in yet. */
  private editAddresses: readonly string[] = [];
  /** The change count at the last verification. */
  private seenChangeCount = 0;
  /** The one that the last edit was judged by; null where none was since the last verification. */
  private judgedChangeCount: number | null = null;

  constructor(options: ForeignCheckOptions) {
    this.foreign = new ForeignChecks(options);
  }

  /** Runs in the background: one host that hangs would hold every page of every tenant. */
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

  /** The text of a file beside a foreign module. Throws where it cannot be had. */
  textBeside(address: string, file: string, kind: FileKind): Promise<string> {
    return this.foreign.textBeside(address, file, kind);
  }

  stop(): Promise<void> {
    return this.foreign.stop();
  }

  /** No edit is wanted any more. */
  clearEdit(): void {
    this.editAddresses = [];
  }

  /** How far an edit of the file can be in force. The hosts of what is held back are looked at on. */
  async judgeEdit(
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
    // What changes is read itself, with what it loads; what stays may be remembered.
    foreign.follow(addresses.filter((address) => !old.has(address)));
    const isKnown = (address: string) =>
      foreign.hasRead(address) || (old.has(address) && foreign.has(address));
    await this.look(addresses, currentMap, isKnown);
    this.judgedChangeCount = foreign.changeCount;
    if (!currentMap) {
      return { map: edit.map, held: edit.faults.map((fault) => ({ ...fault, from: null })) };
    }
    const nothingMore = async () => {
      throw new Error('it is not asked for here');
    };
    const reader = {
      module: (address: string) => foreign.moduleAt(address),
      file: nothingMore,
      list: nothingMore,
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
    const held = new Set(verdict.held.map(({ to }) => to));
    this.editAddresses = addresses.filter((address) => held.has(address));
    return verdict;
  }

  /**
   * How far a map in force can be served here: a foreign line that could not be checked, or is not allowed on this
   * server, does not replace one that works. Without a map to serve nothing is held back, and hosts are waited for.
   */
  async servable(map: ImportMap, currentMap: ImportMap | null): Promise<PartialEdit> {
    const { foreign } = this;
    const unverified = addressesWithoutIntegrity(map);
    const stated = new Set(addressesWithIntegrity(map));
    await this.look(unverified, currentMap, (address) => foreign.has(address));
    for (const address of stated) foreign.checkHost(address);
    this.watched = [...new Set([...unverified, ...this.editAddresses])];
    if (this.editAddresses.length === 0) foreign.follow([]);
    // What a look has brought after the edit was judged is still to be judged.
    this.seenChangeCount = this.judgedChangeCount ?? foreign.changeCount;
    this.judgedChangeCount = null;
    if (!currentMap) return { map, held: [] };
    return applicablePart({ map, faults: [] }, currentMap, async ({ to }) => {
      if (to === null || !isForeign(to)) return [];
      if (stated.has(to)) return foreign.isAllowed(to) ? [] : [hostFault(to)];
      if (foreign.has(to)) return [];
      const failure = foreign.failureOf(to);
      return failure === null ? 'pending' : [`${to}: ${failure}`];
    });
  }

  /** With a map to serve, the wait for hosts of new addresses is short; without one the first map waits. */
  private async look(
    addresses: readonly string[],
    currentMap: ImportMap | null,
    isKnown: (address: string) => boolean,
  ): Promise<void> {
    const watched = new Set(this.watched);
    const fresh = addresses.filter((address) => !watched.has(address) && !isKnown(address));
    const checks = this.foreign.checkDue(fresh);
    await waitAtMost(checks, currentMap ? FIRST_ANSWER_WAIT : START_WAIT);
  }
}

const hostFault = (address: string): string =>
  `${address} belongs to a host that is not in MODULE_HOSTS`;

/** Foreign addresses without a hand-written integrity. */
const addressesWithoutIntegrity = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => !map.integrity?.[address]);

/** Those with one. */
const addressesWithIntegrity = (map: ImportMap): string[] =>
  foreignAddresses(map).filter((address) => map.integrity?.[address]);
