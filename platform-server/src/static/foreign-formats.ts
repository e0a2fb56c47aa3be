import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isForeign } from '../import-map/address-rules';
import type { ModuleFormat } from '../import-map/module-facts';
import { readModule } from '../import-map/read-module';
import type { ForeignRequests } from './foreign-requests';

/** A host that did not answer is asked again after this time (milliseconds). */
const RETRY_DELAY = 30_000;

/** How foreign modules are written. Determined in the background: a browser that is not told finds out by itself. */
export class ForeignFormats {
  private readonly known = new Map<string, ModuleFormat>();
  /** When each was looked at last: what is no module, or did not answer, rests. */
  private readonly looked = new Map<string, number>();
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly looks: ForeignRequests,
    private readonly manifestFile = '',
  ) {}

  /** What somebody else has read already; null for what is no module. */
  note(address: string, format: ModuleFormat | null): void {
    if (format === null) this.known.delete(address);
    else this.known.set(address, format);
  }

  /** Fetches those that were not inspected yet, such as lines that state their digest. */
  look(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (this.known.has(address) || (this.looked.get(address) ?? 0) + RETRY_DELAY > Date.now())
        continue;
      this.looked.set(address, Date.now());
      const done: Promise<void> = this.fetch(address).finally(() => this.pending.delete(done));
      this.pending.add(done);
    }
  }

  of(addresses: readonly string[]): Record<string, ModuleFormat> {
    const found = addresses.flatMap((address) => {
      const format = this.known.get(address);
      return format ? [[address, format] as const] : [];
    });
    return Object.fromEntries(found);
  }

  async stop(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** A file of this site that no build of ours made lies where the built ones do. */
  private async read(address: string): Promise<ModuleFormat> {
    if (isForeign(address)) {
      const { module } = await this.looks.module(address);
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
      // asked again after a rest
    }
  }
}
