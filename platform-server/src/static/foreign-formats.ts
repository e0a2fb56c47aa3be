import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isForeign } from '../import-map/address-rules';
import { fetchModule } from '../import-map/fetch-module';
import type { ModuleFormat } from '../import-map/module-facts';
import { readModule } from '../import-map/read-module';

/** A host that did not answer is asked again after this time (milliseconds). */
const REST = 30_000;

/** How foreign modules are written. Nobody waits for it: a browser that is not told looks by itself. */
export class ForeignFormats {
  private readonly known = new Map<string, ModuleFormat>();
  /** When each was looked at last: what is no module, or did not answer, rests. */
  private readonly looked = new Map<string, number>();
  private readonly pending = new Set<Promise<void>>();
  private readonly abort = new AbortController();

  constructor(
    private readonly options: { readonly pageOrigin: string; readonly manifestFile?: string },
  ) {}

  /** What somebody else has read already; null for what is no module. */
  note(address: string, format: ModuleFormat | null): void {
    if (format === null) this.known.delete(address);
    else this.known.set(address, format);
  }

  /** Fetches those that nobody has looked at yet, such as lines that state their digest. */
  look(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (this.known.has(address) || (this.looked.get(address) ?? 0) + REST > Date.now()) continue;
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
    this.abort.abort();
    await Promise.all(this.pending);
  }

  /** A file of this site that no build of ours made lies where the built ones do. */
  private async read(address: string): Promise<string> {
    const { pageOrigin, manifestFile = '' } = this.options;
    if (!isForeign(address)) {
      return readFile(join(dirname(manifestFile), address.split('?')[0] ?? ''), 'utf8');
    }
    return (await fetchModule(address, { pageOrigin, signal: this.abort.signal })).text;
  }

  private async fetch(address: string): Promise<void> {
    try {
      this.note(address, readModule(await this.read(address)).format);
    } catch {
      // asked again after a rest
    }
  }
}
