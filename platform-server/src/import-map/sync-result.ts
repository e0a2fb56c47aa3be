import type { Database } from '../db/database';
import type { ImportMap } from '../static/import-map';
import type { EditedMap } from './edited-map';
import type { Content } from './history';
import type { HeldEntry, PartialEdit } from './partial-edit';
import type { SyncMark } from './sync-mark';

export interface MirrorOptions {
  readonly db: Database;
  readonly mapFile: string;
  /** Where the mark lies when nothing can be written beside the file. */
  readonly dataDirectory: string;
  /** Names this machine in the history. */
  readonly host: string;
  /** An edit of the file waits for a second person. */
  readonly approval: boolean;
  readonly warn: (sentence: string) => void;
  /** For what is as it should be, and good to know. */
  readonly logInfo: (sentence: string) => void;
}

/** Says how far an edit of the file can be in force; an error leaves the map as it is. */
export type ValidateEdit = (edit: EditedMap, inForce: ImportMap | null) => Promise<PartialEdit>;

export interface SyncResult {
  readonly inForce: Content;
  /** Why the file says something else, and will for now. */
  readonly fault: Error | null;
  /** Lines of the file that are not in force; the others are. */
  readonly held: readonly HeldEntry[];
}

/** What is to be done after the transaction. */
export interface FollowUp {
  readonly result: SyncResult;
  /** What the file is made to say. */
  readonly rewrite?: string;
  /** The file as it was has been told about. */
  readonly reported?: boolean;
  readonly mark?: SyncMark;
}
