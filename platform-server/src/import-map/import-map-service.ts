import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { MapState } from '../static/map-state-cache';
import type { Author } from './author';
import { changeMap } from './changes/change-map';
import type { ChangeOptions, ChangeRequest, ServiceOptions } from './changes/change-options';
import { changeRollout, contentInForce } from './changes/change-rollout';
import { decideChange } from './changes/decide-change';
import { stopRollout } from './changes/stop-rollout';
import type { Content } from './content-in-force';
import { type ChangeRow, listChanges, waitingChanges } from './history';
import { allRollouts, type RolloutRequest, type RolloutRow } from './rollouts';
import type { SyncResult, ValidateEdit } from './sync-result';

const mapStamp = sql`SELECT concat(max(revision), ' ', max(decided_at)) AS stamp,
  (SELECT coalesce(sum(version), 0)::int FROM module_menu) AS menu FROM map_change`;

/** Entry point for all changes of the import map: the file, its history and its rollouts. */
export class ImportMapService {
  constructor(private readonly options: ServiceOptions) {}

  get needsApproval(): boolean {
    return this.options.approval;
  }

  /** The map in force. Throws MapFileError before the first map. */
  read(): Promise<Content> {
    return contentInForce(this.options);
  }

  /** Applies an edit of the file as far as possible, or rewrites an outdated file; returns what is in force. */
  sync(validateEdit: ValidateEdit): Promise<SyncResult> {
    return this.options.mirror.sync(validateEdit);
  }

  /** The stamp changes with the map in force or its history. */
  async readState(): Promise<MapState> {
    const [row] = await this.options.db.executeAsSystem<{ stamp: string | null; menu: number }>(
      mapStamp,
    );
    return { stamp: row?.stamp ?? '', menu: row?.menu ?? 0, rollouts: await this.rollouts() };
  }

  history(limit: number, before?: number): Promise<ChangeRow[]> {
    return this.options.db.withSystem((tx) => listChanges(tx, limit, before));
  }

  waiting(): Promise<ChangeRow[]> {
    return this.options.db.withSystem(waitingChanges);
  }

  rollouts(): Promise<RolloutRow[]> {
    return this.options.db.withSystem(allRollouts);
  }

  /** Changes the map or, where approval is required, requests the change. Throws MapRefusal. */
  change(request: ChangeRequest, options: ChangeOptions): Promise<ImportMapOutcome> {
    return changeMap(this.options, request, options);
  }

  /** Starts or changes a rollout. Throws MapRefusal. */
  putRollout(
    request: RolloutRequest,
    options: Omit<ChangeOptions, 'ifMatch'>,
  ): Promise<ImportMapOutcome> {
    return changeRollout(this.options, request, options);
  }

  /** Ends a rollout, so that everybody gets the map's address again. Needs no approval. */
  stopRollout(module: string, options: Omit<ChangeOptions, 'ifMatch'>): Promise<ImportMapOutcome> {
    return stopRollout(this.options, module, options);
  }

  /** Approves or rejects a waiting change. Throws MapRefusal. */
  decide(
    id: number,
    isApproved: boolean,
    author: Author,
    reason?: string,
  ): Promise<ImportMapOutcome> {
    return decideChange(this.options, id, isApproved, author, reason);
  }
}
