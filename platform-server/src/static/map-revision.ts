import type { WithheldEntry } from '../import-map/partial-edit';
import type { ForeignCheckOptions } from './foreign-checks';
import type { ImportMap } from './import-map';
import type { Manifest } from './manifest';

export interface LiveMapOptions extends ForeignCheckOptions {
  readonly mapFile: string;
  readonly manifestFile: string;
  /** Folder of /modules/; by default that beside the manifest. */
  readonly modules?: string;
}

/** One revision as served. */
export interface MapRevision {
  readonly body: string;
  readonly etag: string;
  readonly source: ImportMap;
  readonly manifest: Manifest;
  /** Lines of the file that are not served. */
  readonly withheldEntries: readonly WithheldEntry[];
  /** Why the file as a whole is refused; null if it is not. */
  readonly fault: string | null;
}

export interface LiveMap {
  /**
   * The newest valid revision. Files of this site are checked at each call; hosts of foreign modules in the
   * background, so that their changes appear in a later call.
   */
  current(): Promise<MapRevision>;
}
