import type { ImportMap } from '../static/import-map';
import type { Content } from './content-in-force';
import { type EntryFault, readEditedMap } from './edited-map';
import { etagOf, readMapFile } from './map-file';
import type { SyncMark } from './sync-mark';

/** The map's file cannot be used; the message is the end of "The import map … cannot be used: …". */
export class MapFileError extends Error {}

export interface FileState {
  readonly isMissing: boolean;
  /** Null if it cannot be read. */
  readonly text: string | null;
  readonly etag: string | null;
  /** Without the invalid lines, which are in `faults`. */
  readonly map: ImportMap | null;
  readonly faults: readonly EntryFault[];
  readonly fault: MapFileError | null;
}

export type FileStatus = 'start' | 'same' | 'stale' | 'edit' | 'behind' | 'late' | 'damaged';

/** Reads the map's file. */
export async function readMapState(mapFile: string): Promise<FileState> {
  const emptyState = { text: null, etag: null, map: null, faults: [] };
  let text: string;
  try {
    text = (await readMapFile(mapFile)).text;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { ...emptyState, isMissing: code === 'ENOENT', fault: new MapFileError(message) };
  }
  const isMissing = false;
  const etag = etagOf(text);
  try {
    return { isMissing, text, etag, ...readEditedMap(text), fault: null };
  } catch (error) {
    const fault = new MapFileError((error as Error).message);
    return { ...emptyState, isMissing, text, etag, fault };
  }
}

/** Compares the file with the mark of the last sync and with the map in force. */
export function classify(
  file: FileState,
  mark: SyncMark | null,
  currentContent: Content | null,
): FileStatus {
  if (!currentContent) return 'start';
  if (file.etag === currentContent.etag) return 'same';
  if (file.isMissing || (file.etag !== null && file.etag === mark?.etag)) return 'stale';
  if (!file.map) return 'damaged';
  const isPartlyApplied = mark?.partly?.fileEtag === file.etag;
  if (
    mark?.etag === currentContent.etag ||
    (isPartlyApplied && mark.partly?.contentEtag === currentContent.etag)
  ) {
    return 'edit';
  }
  // The edit was partly in force, and another change came since.
  return isPartlyApplied && mark.waitingChange === null ? 'behind' : 'late';
}
