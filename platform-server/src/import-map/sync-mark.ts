import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HeldEntry } from './partial-edit';

/** Lines of a file that are held back, while the others are in force. */
export interface PartlyInForce {
  readonly fileEtag: string;
  /** Of the map with the others, which is in force, or waits for a second person. */
  readonly contentEtag: string;
  readonly held: readonly HeldEntry[];
}

/** What the map's file was last made the same as. */
export interface SyncMark {
  /** ETag of that content. */
  readonly etag: string;
  /** The change that waits for a second person with an edit of the file since then. */
  readonly waitingChange: number | null;
  /** Of an edit since then that is partly in force. */
  readonly partly?: PartlyInForce;
}

interface StoredMark extends SyncMark {
  /** Milliseconds since 1970. */
  readonly at: number;
}

function parseMark(text: string): StoredMark | null {
  const { etag, waitingChange, partly, at } = JSON.parse(text) as Partial<StoredMark>;
  if (typeof etag !== 'string' || typeof at !== 'number') return null;
  return {
    etag,
    at,
    waitingChange: typeof waitingChange === 'number' ? waitingChange : null,
    ...(Array.isArray(partly?.held) && { partly }),
  };
}

const readMarkFile = async (path: string): Promise<StoredMark | null> => {
  try {
    return parseMark(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Remembers over restarts what the file was last made the same as: another content is an edit. Kept
 * beside the file, whose processes share it; in the data directory where nothing can be written
 * there; at the least in this process.
 */
export class SyncMarkStore {
  private known: StoredMark | null = null;
  private readonly paths: readonly string[];

  constructor(mapFile: string, dataDirectory: string) {
    const name = createHash('sha256').update(mapFile).digest('hex').slice(0, 16);
    this.paths = [`${mapFile}.mirror`, join(dataDirectory, `importmap-${name}.mirror`)];
  }

  async read(): Promise<SyncMark | null> {
    const marks = [this.known, ...(await Promise.all(this.paths.map(readMarkFile)))];
    return marks.reduce(
      (newest, mark) => (mark && mark.at > (newest?.at ?? 0) ? mark : newest),
      null,
    );
  }

  async write(mark: SyncMark): Promise<void> {
    this.known = { ...mark, at: Date.now() };
    const text = `${JSON.stringify(this.known)}\n`;
    for (const markPath of this.paths) {
      try {
        await mkdir(dirname(markPath), { recursive: true });
        await writeFile(markPath, text);
        return;
      } catch {
        // The next place, and this process in the end.
      }
    }
  }
}
