import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Author } from './author';
import { changeMap } from './changes/change-map';
import { changeRollout, inForce, stopRollout } from './changes/change-rollout';
import { decideChange } from './changes/decide-change';
import type { KeeperOptions, MapWish, Terms } from './changes/terms';
import { type ChangeRow, type Content, listChanges, waitingChanges } from './history';
import type { Settled, Vouch } from './mirror';
import { allRollouts, type RolloutRow, type RolloutWish } from './rollouts';

const newsOfMap = sql`SELECT concat(max(revision), ' ', max(decided_at)) AS stamp FROM map_change`;

/** The one place that changes the import map: the file, its history and its rollouts. */
export class MapKeeper {
  constructor(private readonly options: KeeperOptions) {}

  get needsApproval(): boolean {
    return this.options.approval;
  }

  /** What is in force. Throws FileFault before the first map. */
  read(): Promise<Content> {
    return inForce(this.options);
  }

  /** Takes an edit of the file in, or brings the file up to date, and answers what is in force. */
  settle(vouch: Vouch): Promise<Settled> {
    return this.options.mirror.settle(vouch);
  }

  /** Changes whenever a look at the map would find something new. */
  async news(): Promise<{ stamp: string; rollouts: readonly RolloutRow[] }> {
    const [row] = await this.options.db.read<{ stamp: string | null }>(newsOfMap);
    return { stamp: row?.stamp ?? '', rollouts: await this.rollouts() };
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

  /** Changes the map, or asks for it where a second person has to agree. Throws MapRefusal. */
  change(wish: MapWish, terms: Terms): Promise<ImportMapOutcome> {
    return changeMap(this.options, wish, terms);
  }

  /** Starts or changes a rollout. Throws MapRefusal. */
  putRollout(wish: RolloutWish, terms: Omit<Terms, 'ifMatch'>): Promise<ImportMapOutcome> {
    return changeRollout(this.options, wish, terms);
  }

  /** Ends a rollout: everybody gets the map's own address again. Needs no second person. */
  stopRollout(module: string, terms: Omit<Terms, 'ifMatch'>): Promise<ImportMapOutcome> {
    return stopRollout(this.options, module, terms);
  }

  /** The second person's word on a change that waits. Throws MapRefusal. */
  decide(id: number, yes: boolean, author: Author): Promise<ImportMapOutcome> {
    return decideChange(this.options, id, yes, author);
  }
}
