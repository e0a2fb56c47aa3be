import type { Database } from '../db/database';
import type { ImportMap } from '../static/import-map';
import type { Content } from './content-in-force';
import type { EditedMap } from './edited-map';
import type { PartialEdit, WithheldEntry } from './partial-edit';
import type { SyncMark } from './sync-mark';

export interface MirrorOptions {
  readonly db: Database;
  readonly mapFile: string;
  /** Stores the mark if the map's folder is not writable. */
  readonly dataDirectory: string;
  /** Name of this machine in the history. */
  readonly host: string;
  /** True if an edit of the file needs approval. */
  readonly approval: boolean;
  readonly warn: (sentence: string) => void;
  /** For messages that are no warnings. */
  readonly logInfo: (sentence: string) => void;
}

/** Determines how far an edit of the file can take effect; if it throws, the map stays as it is. */
export type ValidateEdit = (edit: EditedMap, currentMap: ImportMap | null) => Promise<PartialEdit>;

export interface SyncResult {
  readonly currentContent: Content;
  /** Why the file's content is not in force. */
  readonly fault: Error | null;
  /** Lines of the file that are not in force; the others are. */
  readonly withheldEntries: readonly WithheldEntry[];
}

/** What remains to be done after the transaction. */
export interface FollowUp {
  readonly result: SyncResult;
  /** New text of the file. */
  readonly rewrite?: string;
  /** True if the refusal of the file's content was logged. */
  readonly reported?: boolean;
  readonly mark?: SyncMark;
}
