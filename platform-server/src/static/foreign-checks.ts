import { isDeepStrictEqual } from 'node:util';
import { isAllowedHost, isForeign } from '../import-map/address-rules';
import { followFiles } from '../import-map/es-files';
import type { FileKind } from '../import-map/fetch-errors';
import type { FetchedModule, ImportedFiles } from '../import-map/fetched-module';
import type { ModuleFormat } from '../import-map/module-facts';
import { CheckResultCache, type StoredModules } from './check-result-cache';
import { ForeignFormats } from './foreign-formats';
import { ForeignRequests } from './foreign-requests';
import type { CheckedModules } from './served-map';

export interface ForeignCheckOptions {
  readonly moduleHosts: readonly string[];
  /** Sent as Origin when a foreign module is fetched. */
  readonly pageOrigin: string;
  /** Logs a refusal as a warning. */
  readonly warn: (sentence: string) => void;
  /** The build's manifest; files beside it belong to this site. */
  readonly manifestFile?: string;
  /** File that caches the results of checks across restarts. */
  readonly memoryFile?: string;
  /** Milliseconds after which foreign files are checked again. */
  readonly recheckAfter?: number;
}

const RECHECK_AFTER = 2000;
/** Results unused for this long belong to no map any more (milliseconds). */
const FORGET_AFTER = 3_600_000;
/** Lines checked within this time share the list of their folder (milliseconds). */
const SHARED_FOR = 1000;
/** Milliseconds per line: the more lines, the longer the interval between checks. */
const RECHECK_MS_PER_ADDRESS = 40;

interface VerifiedFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly at: number;
  /** The module that was read, or why it is none; null if it was only read before this start. */
  readonly module: FetchedModule | Error | null;
  readonly format: ModuleFormat | null;
  /** Files that it imports; null if they were not requested. */
  readonly loads: ImportedFiles | null;
}

/** Used where the imports were not requested. */
const noImportedFiles: ImportedFiles = { read: [], faults: [], note: null };

/** Checks foreign lines without a hand-written integrity, and caches digests, formats and failures. */
export class ForeignChecks {
  private readonly verified = new Map<string, VerifiedFiles>();
  /** Addresses that failed, with the time; they are retried, and each failure is logged once. */
  private readonly failed = new Map<string, { reason: string; at: number }>();
  /** Checks in progress. */
  private readonly pending = new Map<string, Promise<void>>();
  private readonly requests: ForeignRequests;
  private readonly results: CheckResultCache;
  private readonly formats: ForeignFormats;
  /** Addresses added by an edit, whose imports are checked too. */
  private followedAddresses: ReadonlySet<string> = new Set();
  private readonly loggedNotes = new Set<string>();
  private stopped = false;
  private changes = 0;

  constructor(private readonly options: ForeignCheckOptions) {
    const { pageOrigin, recheckAfter = SHARED_FOR } = options;
    this.requests = new ForeignRequests(pageOrigin, Math.min(SHARED_FOR, recheckAfter));
    this.formats = new ForeignFormats(this.requests, options.manifestFile);
    this.results = new CheckResultCache(options.memoryFile ?? null, () => this.remembered());
    for (const [address, { files, format }] of Object.entries(this.results.read())) {
      if (!this.isAllowed(address)) continue;
      this.verified.set(address, { files, format, module: null, loads: null, at: Date.now() });
      if (format) this.formats.note(address, format);
    }
  }

  /** Formats of the modules at these addresses, as far as known; `stated` ones are read for this only. */
  formatsOf(checked: readonly string[], stated: readonly string[]): Record<string, ModuleFormat> {
    const readable = stated.filter((value) => !isForeign(value) || this.isAllowed(value));
    if (!this.stopped) this.formats.fetchUnread(readable);
    return this.formats.of([...checked, ...stated]);
  }

  /** Increases whenever a check changes a result: an address is valid now, has other files, or fails. */
  get changeCount(): number {
    return this.changes;
  }

  has(address: string): boolean {
    return this.verified.has(address);
  }

  /** Sets the addresses whose imports are checked too. */
  follow(addresses: readonly string[]): void {
    this.followedAddresses = new Set(addresses);
  }

  /** True once this process has read the module and, where requested, its imports. */
  hasRead(address: string): boolean {
    const cached = this.verified.get(address);
    return Boolean(cached?.module && (cached.loads || !this.followedAddresses.has(address)));
  }

  /** Results to store; those unused for `FORGET_AFTER` are dropped. */
  private remembered(): StoredModules {
    const now = Date.now();
    const recent = [...this.verified].filter(([, { at }]) => at + FORGET_AFTER > now);
    return Object.fromEntries(
      recent.map(([address, { files, format }]) => [address, { files, format }]),
    );
  }

  failureOf(address: string): string | null {
    return this.failed.get(address)?.reason ?? null;
  }

  /** The module that was read at an address. Throws if it is no module, or has not been read. */
  async moduleAt(address: string): Promise<FetchedModule> {
    const cached = this.verified.get(address);
    const module = cached?.module ?? new Error('it has not been looked at yet');
    if (module instanceof Error) throw module;
    return { ...module, files: cached?.loads ?? noImportedFiles };
  }

  isAllowed(address: string): boolean {
    return isAllowedHost(address, this.options.moduleHosts);
  }

  /** The text of a file beside a module. Throws as `ForeignRequests.text` does. */
  async textBeside(address: string, file: string, kind: FileKind): Promise<string> {
    if (!this.isAllowed(address)) throw new Error('its host is not in MODULE_HOSTS');
    return this.requests.text(new URL(file, address).href, kind);
  }

  /** Digests by module. Lines with a hand-written integrity (`stated`) add none. */
  digests(stated: readonly string[]): CheckedModules {
    return new Map([
      ...[...this.verified].map(([address, { files }]) => [address, files] as const),
      ...stated
        .filter((address) => this.isAllowed(address))
        .map((address) => [address, {}] as const),
    ]);
  }

  /** A line with a hand-written integrity is not fetched, but its host has to be allowed all the same. */
  checkHost(address: string): void {
    if (this.isAllowed(address)) return;
    this.recordFailure(address, 'its host is not in MODULE_HOSTS');
  }

  /**
   * Checks the addresses whose last check is too old. Only callers that need the result should wait, since a host
   * that hangs takes seconds; others poll `changeCount`.
   */
  async checkDue(addresses: readonly string[]): Promise<void> {
    if (this.stopped) return;
    const { recheckAfter = Math.max(RECHECK_AFTER, addresses.length * RECHECK_MS_PER_ADDRESS) } =
      this.options;
    const since = Date.now() - recheckAfter;
    const due = addresses.filter((address) => this.lookedAt(address) < since);
    await Promise.all(due.map((address) => this.startCheck(address)));
  }

  /** Aborts the checks in progress and prevents further ones. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.requests.stop();
    await Promise.all([...this.pending.values(), this.formats.stop(), this.results.stop()]);
  }

  private lookedAt(address: string): number {
    return (this.verified.get(address) ?? this.failed.get(address))?.at ?? 0;
  }

  private startCheck(address: string): Promise<void> {
    const pendingCheck = this.pending.get(address);
    if (pendingCheck) return pendingCheck;
    const done = this.checkNow(address).finally(() => this.pending.delete(address));
    this.pending.set(address, done);
    return done;
  }

  private async checkNow(address: string): Promise<void> {
    const verified = this.verified.get(address);
    try {
      if (!this.isAllowed(address)) throw new Error('its host is not in MODULE_HOSTS');
      const [{ integrity, module }, listed] = await Promise.all([
        this.requests.module(address),
        this.requests.list(address),
      ]);
      const format = module instanceof Error ? null : module.facts.format;
      if (verified?.module !== module) this.formats.note(address, format);
      if (listed.note !== null) this.note(`The module ${address}: ${listed.note}.`);
      const files = { ...listed.digests, [address]: integrity };
      const loads = await this.loadsOf(address, module, verified);
      this.verified.set(address, { files, format, at: Date.now(), module, loads });
      this.failed.delete(address);
      const isSame =
        isDeepStrictEqual(files, verified?.files) &&
        isDeepStrictEqual(loads?.faults, verified?.loads?.faults);
      if (isSame && verified?.module) return;
      this.changes += 1;
      this.results.touch();
    } catch (error) {
      if (this.stopped) return;
      const { message } = error as Error;
      // A module checked before keeps its digests, since the browser refuses any other bytes.
      if (verified) this.verified.set(address, { ...verified, at: Date.now() });
      this.recordFailure(
        address,
        message,
        verified ? 'could not be looked at again and stays' : 'was refused',
      );
    }
  }

  /** The files that a module imports; files that were valid are not fetched again. */
  private async loadsOf(
    address: string,
    module: FetchedModule | Error,
    verified: VerifiedFiles | undefined,
  ): Promise<ImportedFiles | null> {
    if (!this.followedAddresses.has(address)) return null;
    if (module instanceof Error || module.facts.format !== 'es') return noImportedFiles;
    const isSame = verified?.files[address] === module.integrity;
    const formerLoads = isSame ? verified?.loads : null;
    if (formerLoads && formerLoads.faults.length === 0) return formerLoads;
    return followFiles(address, module.facts, (href) => this.requests.file(href));
  }

  /** Logs each remark once: it is no failure. */
  private note(sentence: string): void {
    if (this.loggedNotes.has(sentence)) return;
    this.loggedNotes.add(sentence);
    this.options.warn(sentence);
  }

  private recordFailure(address: string, reason: string, outcome = 'was refused'): void {
    if (this.failed.get(address)?.reason !== reason) {
      this.options.warn(`The module ${address} in the import map ${outcome}: ${reason}.`);
      if (!this.verified.has(address)) this.changes += 1;
    }
    this.failed.set(address, { reason, at: Date.now() });
  }
}
