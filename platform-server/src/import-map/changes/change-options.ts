import type { SeenRollout } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import type { LiveMap } from '../../static/map-revision';
import type { Author } from '../author';
import type { MapEdit } from '../edit-map';
import type { PreflightContext } from '../find-module';
import type { MapMirror } from '../mirror';

/** Who changes the map, why, and under which conditions. */
export interface ChangeOptions {
  readonly author: Author;
  readonly why: string;
  /** ETag that the author has read: of the file, or of the served map. */
  readonly ifMatch: string;
  /** Ignores objections of the preflight, but not the rules of addresses. */
  readonly force?: boolean | undefined;
  /** The module's rollout as the author has read it; null if there was none. */
  readonly seen?: SeenRollout | null | undefined;
}

export interface ServiceOptions {
  readonly db: Database;
  readonly mirror: MapMirror;
  /** True if changes need the approval of a second person. */
  readonly approval: boolean;
  readonly preflightContext: () => Promise<PreflightContext>;
  /** The map for browsers; missing on the command line, which serves none. */
  readonly live?: LiveMap & { invalidateState(): void };
}

/** A rollback by a number of changes, or to the map right after one change. */
export type RollbackRequest =
  | { readonly action: 'rollback'; readonly steps: number }
  | { readonly action: 'rollback'; readonly to: number };

export type ChangeRequest = MapEdit | RollbackRequest;
