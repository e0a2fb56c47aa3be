import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isForeign } from '../import-map/address-rules';
import type { ModuleFormat } from '../import-map/module-facts';
import { readModule } from '../import-map/read-module';
import type { ForeignRequests } from './foreign-requests';

/** A host that did not answer is retried after this time (milliseconds). */
const RETRY_DELAY = 30_000;

/** Formats of foreign modules, determined in the background; a browser that lacks one detects it by itself. */
export class ForeignFormats {
  private readonly knownFormats = new Map<string, ModuleFormat>();
  /** Time of the last attempt by address, so that failures are not retried at once. */
  private readonly lastAttempts = new Map<string, number>();
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly requests: ForeignRequests,
    private readonly manifestFile = '',
  ) {}

  /** Records a format determined elsewhere; null if the file is no module. */
  note(address: string, format: ModuleFormat | null): void {
    if (format === null) this.knownFormats.delete(address);
    else this.knownFormats.set(address, format);
  }

  /** Fetches modules that were not read yet, such as lines with a hand-written integrity. */
  fetchUnread(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (
        this.knownFormats.has(address) ||
        (this.lastAttempts.get(address) ?? 0) + RETRY_DELAY > Date.now()
      )
        continue;
      this.lastAttempts.set(address, Date.now());
      const done: Promise<void> = this.fetch(address).finally(() => this.pending.delete(done));
      this.pending.add(done);
    }
  }

  of(addresses: readonly string[]): Record<string, ModuleFormat> {
    const entries = addresses.flatMap((address) => {
      const format = this.knownFormats.get(address);
      return format ? [[address, format] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  async stop(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Reads the format; a local file that our build did not make is in the folder of the built ones. */
  private async read(address: string): Promise<ModuleFormat> {
    if (isForeign(address)) {
      const { module } = await this.requests.module(address);
      if (module instanceof Error) throw module;
      return module.facts.format;
    }
    const file = join(dirname(this.manifestFile), address.split('?')[0] ?? '');
    return readModule(await readFile(file, 'utf8')).format;
  }

  private async fetch(address: string): Promise<void> {
    try {
      this.note(address, await this.read(address));
    } catch {
      // retried after RETRY_DELAY
    }
  }
}
