import { isAllowedHost } from '../import-map/address-rules';
import { readAssetList } from '../import-map/asset-list';
import { fetchModule } from '../import-map/fetch-module';
import type { CheckedModules } from './import-map';

export interface ForeignCheckOptions {
  readonly moduleHosts: readonly string[];
  /** Sent as Origin when a foreign module is fetched. */
  readonly pageOrigin: string;
  /** Says loudly what was refused. */
  readonly complain: (sentence: string) => void;
  /** Foreign files are looked at again after this many milliseconds. */
  readonly recheckAfter?: number;
}

const RECHECK_AFTER = 2000;

/** Digests of hand-written foreign lines: fetched once, looked at again while the map is asked for. */
export class ForeignChecks {
  private readonly good = new Map<string, { files: Record<string, string>; at: number }>();
  /** Addresses that failed, and when: they are tried again, and told once a failure. */
  private readonly failed = new Map<string, { reason: string; at: number }>();

  constructor(private readonly options: ForeignCheckOptions) {}

  get recheckAfter(): number {
    return this.options.recheckAfter ?? RECHECK_AFTER;
  }

  has(address: string): boolean {
    return this.good.has(address);
  }

  isDue(address: string): boolean {
    const seen = this.good.get(address) ?? this.failed.get(address);
    return !seen || seen.at + this.recheckAfter < Date.now();
  }

  /** The digests, for lines that state theirs (`stated`) none but theirs. */
  digests(stated: readonly string[]): CheckedModules {
    const { moduleHosts } = this.options;
    return new Map([
      ...[...this.good].map(([address, { files }]) => [address, files] as const),
      ...stated
        .filter((address) => isAllowedHost(address, moduleHosts))
        .map((address) => [address, {}] as const),
    ]);
  }

  /** A line that states its digest is not fetched; its host is held to the list all the same. */
  checkHost(address: string): void {
    if (isAllowedHost(address, this.options.moduleHosts)) return;
    this.note(address, 'its host is not in MODULE_HOSTS');
  }

  async check(address: string): Promise<void> {
    const { moduleHosts, pageOrigin } = this.options;
    const seen = this.good.get(address);
    if (seen && seen.at + this.recheckAfter >= Date.now()) return;
    try {
      if (!isAllowedHost(address, moduleHosts)) throw new Error('its host is not in MODULE_HOSTS');
      const { integrity } = await fetchModule(address, pageOrigin);
      const listed = await readAssetList(address, pageOrigin);
      this.good.set(address, { files: { ...listed, [address]: integrity }, at: Date.now() });
      this.failed.delete(address);
    } catch (error) {
      this.note(address, (error as Error).message);
      // What was checked once keeps its integrity: the browser still refuses other bytes.
      if (seen) this.good.set(address, { ...seen, at: Date.now() });
    }
  }

  private note(address: string, reason: string): void {
    if (this.failed.get(address)?.reason !== reason) {
      this.options.complain(`The module ${address} in the import map was refused: ${reason}.`);
    }
    this.failed.set(address, { reason, at: Date.now() });
  }
}
