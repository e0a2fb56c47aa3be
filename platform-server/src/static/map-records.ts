import type { WithheldEntry } from '../import-map/partial-edit';
import type { ValidateEdit } from '../import-map/sync-result';
import type { ImportMap } from './import-map';
import type { MapState } from './map-state-cache';

/** The map in the database. */
export interface MapRecords {
  /** Applies an edit of the file as far as possible, or rewrites an outdated file; returns what is in force. */
  sync(validateEdit: ValidateEdit): Promise<{
    readonly currentContent: ServedMap;
    readonly fault: Error | null;
    readonly withheldEntries: readonly WithheldEntry[];
  }>;
  /** A stamp that changes with any result of `sync`, with rollouts and menu counter. */
  readState(): Promise<MapState>;
}

/** A map with its text. */
export interface ServedMap {
  readonly text: string;
  readonly map: ImportMap;
}
