import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WithheldEntry } from './partial-edit';

/** The withheld lines of a file whose other lines are in force. */
export interface PartialEditMark {
  readonly fileEtag: string;
  /** ETag of the map with the other lines, which is in force or waits for approval. */
  readonly contentEtag: string;
  readonly held: readonly WithheldEntry[];
}

/** State of the map's file at the last sync. */
export interface SyncMark {
  /** ETag of the synchronised content. */
  readonly etag: string;
  /** Id of the change that waits for approval with a later edit of the file. */
  readonly waitingChange: number | null;
  /** Set if a later edit of the file is partly in force. */
  readonly partly?: PartialEditMark;
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
 * Stores the mark of the last sync across restarts, so that other content of the file is recognised as an edit.
 * Stored beside the file, shared by its processes; where that cannot be written, in the data directory; otherwise
 * only in memory.
 */
export class SyncMarkStore {
  private lastMark: StoredMark | null = null;
  private readonly paths: readonly string[];

  constructor(mapFile: string, dataDirectory: string) {
    const name = createHash('sha256').update(mapFile).digest('hex').slice(0, 16);
    this.paths = [`${mapFile}.mirror`, join(dataDirectory, `importmap-${name}.mirror`)];
  }

  async read(): Promise<SyncMark | null> {
    const marks = [this.lastMark, ...(await Promise.all(this.paths.map(readMarkFile)))];
    return marks.reduce(
      (newest, mark) => (mark && mark.at > (newest?.at ?? 0) ? mark : newest),
      null,
    );
  }

  async write(mark: SyncMark): Promise<void> {
    this.lastMark = { ...mark, at: Date.now() };
    const text = `${JSON.stringify(this.lastMark)}\n`;
    for (const markPath of this.paths) {
      try {
        await mkdir(dirname(markPath), { recursive: true });
        await writeFile(markPath, text);
        return;
      } catch {
        // Falls through to the next location, or to memory.
      }
    }
  }
}
