import type { HeldEntry } from '../import-map/partial-edit';
import type { ValidateEdit } from '../import-map/sync-result';
import type { ImportMap } from './import-map';
import type { MapState } from './map-state-cache';

/** What the map has in the database. */
export interface MapRecords {
  /** Applies an edit of the file as far as it can be, or rewrites an outdated file; answers what is in force. */
  sync(judge: ValidateEdit): Promise<{
    readonly inForce: Served;
    readonly fault: Error | null;
    readonly held: readonly HeldEntry[];
  }>;
  /** The stamp changes with whatever `sync` would find. */
  readState(): Promise<MapState>;
}

/** A map with its text. */
export interface Served {
  readonly text: string;
  readonly map: ImportMap;
}
