import type { SeenRollout } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import type { LiveMap } from '../../static/live-map';
import type { Author } from '../author';
import type { MapEdit } from '../edit-map';
import type { MapMirror } from '../mirror';
import type { PreflightContext } from '../preflight';

/** Who changes the map, why, and on what condition. */
export interface ChangeOptions {
  readonly author: Author;
  readonly why: string;
  /** The ETag that the author has seen: of the file, or of the served map. */
  readonly ifMatch: string;
  /** Carries on although the preflight objects; rules of addresses stay. */
  readonly force?: boolean | undefined;
  /** The rollout of the module that the author has seen; null where there was none. */
  readonly seen?: SeenRollout | null | undefined;
}

export interface ServiceOptions {
  readonly db: Database;
  readonly mirror: MapMirror;
  /** Changes need the approval of a second person. */
  readonly approval: boolean;
  readonly preflightContext: () => Promise<PreflightContext>;
  /** What browsers get; null where nothing is served (command line). */
  readonly live?: LiveMap & { invalidateState(): void };
}

/** Back: by a number of changes, or to the map as it was right after one. */
export type RollbackRequest =
  | { readonly action: 'rollback'; readonly steps: number }
  | { readonly action: 'rollback'; readonly to: number };

export type ChangeRequest = MapEdit | RollbackRequest;
