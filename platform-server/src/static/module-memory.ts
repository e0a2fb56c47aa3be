import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const remembered = z.record(
  z.string(),
  z.object({
    files: z.record(z.string(), z.string()),
    format: z.enum(['system', 'es']).nullable(),
  }),
);

/** What the last look at each foreign line found. */
export type StoredModules = z.output<typeof remembered>;

/** Changes of a moment are written together (milliseconds). */
const WRITE_AFTER = 1000;

/**
 * Remembers over restarts what foreign lines were, so that a server that starts waits for no host, and serves lines
 * whose host is away just then: browsers refuse other bytes anyway.
 */
export class ModuleMemory {
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  /**
   * @param path null where nothing is to be remembered
   * @param tell what is to be remembered at the moment of writing
   */
  constructor(
    private readonly path: string | null,
    private readonly tell: () => StoredModules,
  ) {}

  /** Nothing where the file is missing or damaged: then the hosts are asked. */
  read(): StoredModules {
    if (this.path === null) return {};
    try {
      return remembered.parse(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch {
      return {};
    }
  }

  /** Something is new. */
  touch(): void {
    if (this.path === null || this.timer) return;
    this.timer = setTimeout(() => this.write(), WRITE_AFTER);
    this.timer.unref();
  }

  /** Writes what has not been written yet. */
  async stop(): Promise<void> {
    if (this.timer) this.write();
    await this.writing;
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { path } = this;
    if (path === null) return;
    const text = JSON.stringify(this.tell());
    this.writing = this.writing.then(() => replaceFile(path, text));
  }
}

/** In one step, so that it is never read half written. What cannot be written is asked of the hosts again. */
async function replaceFile(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(aside, text);
    await rename(aside, path);
  } catch {
    await rm(aside, { force: true });
  }
}
