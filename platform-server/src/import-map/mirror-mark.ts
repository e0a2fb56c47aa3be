import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the map's file was last made the same as. */
export interface Mark {
  /** ETag of that content. */
  readonly etag: string;
  /** The change that waits for a second person with an edit of the file since then. */
  readonly waits: number | null;
}

interface Kept extends Mark {
  /** Milliseconds since 1970. */
  readonly at: number;
}

function readKept(text: string): Kept | null {
  const { etag, waits, at } = JSON.parse(text) as Partial<Kept>;
  if (typeof etag !== 'string' || typeof at !== 'number') return null;
  return { etag, at, waits: typeof waits === 'number' ? waits : null };
}

const readPlace = async (path: string): Promise<Kept | null> => {
  try {
    return readKept(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Remembers over restarts what the file was last made the same as: another content is an edit. Kept
 * beside the file, whose processes share it; in the data directory where nothing can be written
 * there; at the least in this process.
 */
export class MirrorMark {
  private known: Kept | null = null;
  private readonly places: readonly string[];

  constructor(mapFile: string, dataDirectory: string) {
    const name = createHash('sha256').update(mapFile).digest('hex').slice(0, 16);
    this.places = [`${mapFile}.mirror`, join(dataDirectory, `importmap-${name}.mirror`)];
  }

  async read(): Promise<Mark | null> {
    const kept = [this.known, ...(await Promise.all(this.places.map(readPlace)))];
    return kept.reduce((newest, one) => (one && one.at > (newest?.at ?? 0) ? one : newest), null);
  }

  async write({ etag, waits }: Mark): Promise<void> {
    this.known = { etag, waits, at: Date.now() };
    const text = `${JSON.stringify(this.known)}\n`;
    for (const place of this.places) {
      try {
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, text);
        return;
      } catch {
        // The next place, and this process in the end.
      }
    }
  }
}
