import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const storedModulesSchema = z.record(
  z.string(),
  z.object({
    files: z.record(z.string(), z.string()),
    format: z.enum(['system', 'es']).nullable(),
  }),
);

/**
 * Results of the last check of each module on another host, by its address: the digests of its files by their
 * addresses, and its module format.
 */
export type StoredModules = z.output<typeof storedModulesSchema>;

/** Changes within this time are written together (milliseconds). */
const WRITE_AFTER = 1000;

/**
 * Caches the results of checks in a file across restarts, so that a start waits for no other host and serves an
 * import map whose modules' hosts are down: browsers verify the bytes anyway.
 */
export class CheckResultCache {
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  /**
   * @param path null to store nothing
   * @param currentModules returns what to store, called when writing
   */
  constructor(
    private readonly path: string | null,
    private readonly currentModules: () => StoredModules,
  ) {}

  /** Empty if the file is missing or damaged: the hosts are checked then. */
  read(): StoredModules {
    if (this.path === null) return {};
    try {
      return storedModulesSchema.parse(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch {
      return {};
    }
  }

  /** Schedules a write. */
  touch(): void {
    if (this.path === null || this.timer) return;
    this.timer = setTimeout(() => this.write(), WRITE_AFTER);
    this.timer.unref();
  }

  /** Writes pending changes. */
  async stop(): Promise<void> {
    if (this.timer) this.write();
    await this.writing;
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { path } = this;
    if (path === null) return;
    const text = JSON.stringify(this.currentModules());
    this.writing = this.writing.then(() => replaceFile(path, text));
  }
}

/** Atomic, so that the file is never read half written. Without the file, hosts are checked again. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporaryPath, text);
    await rename(temporaryPath, path);
  } catch {
    await rm(temporaryPath, { force: true });
  }
}
