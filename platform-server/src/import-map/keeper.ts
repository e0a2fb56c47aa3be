import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { type ImportMap, parseImportMap } from '../static/import-map';
import type { LiveMap } from '../static/live-map';
import { type Author, auditAs } from './author';
import { describeChange } from './describe-change';
import {
  changesBetween,
  editMap,
  formatMap,
  type MapEdit,
  MapRefusal,
  refuseName,
} from './edit-map';
import {
  addChange,
  type ChangeRow,
  type Content,
  contentBefore,
  contentInForce,
  decide,
  findChange,
  inTurn,
  listChanges,
  type NewChange,
  waitingChanges,
} from './history';
import { changedMeanwhile, etagOf } from './map-file';
import { FileFault, type MapMirror, type Settled, type Vouch } from './mirror';
import { type Premises, preflight } from './preflight';
import {
  allRollouts,
  endRollout,
  findRollout,
  putRollout,
  type RolloutRow,
  type RolloutWish,
} from './rollouts';

/** How a change is asked for. */
export interface Terms {
  readonly author: Author;
  readonly why: string;
  /** The ETag that the author has seen: of the file, or of the served map. */
  readonly ifMatch: string;
  /** Carries on although the preflight objects; rules of addresses stay. */
  readonly force?: boolean | undefined;
}

export interface KeeperOptions {
  readonly db: Database;
  readonly mirror: MapMirror;
  /** A second person has to agree. */
  readonly approval: boolean;
  readonly premises: () => Promise<Premises>;
  /** What browsers get; null where nothing is served (command line). */
  readonly live?: LiveMap & { forgetNews(): void };
}

/** A step of a rollout as it waits: for the version that its author saw, over the one that ran then. */
type WaitingRollout = RolloutWish & {
  readonly over: string | null;
  readonly integrity: Readonly<Record<string, string>>;
};

export type MapWish = MapEdit | { readonly action: 'rollback'; readonly steps: number };

/** The one place that changes the import map: the file, its history and its rollouts. */
export class MapKeeper {
  constructor(private readonly options: KeeperOptions) {}

  get needsApproval(): boolean {
    return this.options.approval;
  }

  /** What is in force. Throws FileFault before the first map. */
  async read(): Promise<Content> {
    return (await this.settle(leaveEdits)).inForce;
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
  async change(wish: MapWish, terms: Terms): Promise<ImportMapOutcome> {
    const { db, live, mirror } = this.options;
    const base = await this.matching(terms.ifMatch);
    const { map, text, etag } = base;
    const edit = wish.action === 'rollback' ? await this.rollbackEdit(wish.steps) : wish;
    const draft = editMap(map, edit);
    const { problems, integrity } = await this.look(map, draft);
    if (problems.length > 0 && !terms.force) throw refusedBy(problems);
    const after = formatMap(editMap(map, edit, wish.action === 'rollback' ? {} : integrity));
    const changes = changesBetween(map, draft);
    if (after === text) throw new MapRefusal('The map already says so: nothing was changed.');
    understood(after);
    const fileBefore = await mirror.fileEtag();
    const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
      await inTurn(tx);
      const isSame = (await contentInForce(tx))?.revision === base.revision;
      if (!isSame || (await mirror.fileEtag()) !== fileBefore) throw changedMeanwhile();
      const row = await this.record(tx, terms, {
        kind: 'map',
        action: wish.action,
        changes,
        fromEtag: etag,
        content: after,
        forced: problems.length > 0,
      });
      if (row.status === 'applied') await this.endArrived(tx, changes, terms);
      const now = row.status === 'applied' ? etagOf(after) : etag;
      return { id: row.id, status: row.status, etag: now, changes, objections: [...problems] };
    });
    live?.forgetNews();
    await mirror.settle(leaveEdits);
    return outcome;
  }

  /** Starts or changes a rollout. Throws MapRefusal. */
  async putRollout(wish: RolloutWish, terms: Omit<Terms, 'ifMatch'>): Promise<ImportMapOutcome> {
    const { db, live } = this.options;
    refuseName(wish.module);
    const { map, etag } = await this.read();
    const present = Object.hasOwn(map.imports, wish.module) ? map.imports[wish.module] : undefined;
    if (present === undefined) {
      throw new MapRefusal(`"${wish.module}" is not in the map: add it first.`, 'missing');
    }
    const known = await db.withSystem((tx) => findRollout(tx, wish.module));
    const address = wish.address ?? known?.address;
    if (address === undefined) {
      throw new MapRefusal(`There is no rollout of ${wish.module}: name the address to roll out.`);
    }
    const found = await preflight(
      wish.module,
      address,
      map,
      await this.options.premises(),
      present,
    );
    if (found.refusal !== null) throw refusedBy([found.refusal]);
    if (found.problems.length > 0 && !terms.force) throw refusedBy(found.problems);
    const changes = [{ name: wish.module, from: present, to: address }];
    const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
      await inTurn(tx);
      const row = await this.record(tx, terms, {
        kind: 'rollout',
        action: 'rollout',
        changes,
        wish: { ...wish, address, over: known?.address ?? null, integrity: found.integrity },
        forced: found.problems.length > 0,
      });
      if (row.status === 'applied') await putRollout(tx, { ...wish, address }, found.integrity);
      return { id: row.id, status: row.status, etag, changes, objections: [...found.problems] };
    });
    live?.forgetNews();
    return outcome;
  }

  /** Ends a rollout: everybody gets the map's own address again. Needs no second person. */
  async stopRollout(module: string, terms: Omit<Terms, 'ifMatch'>): Promise<ImportMapOutcome> {
    const { db, live } = this.options;
    const { etag } = await this.read();
    const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
      await inTurn(tx);
      const { address } = await endRollout(tx, module);
      const changes = [{ name: module, from: address, to: null }];
      const row = await this.record(tx, terms, { kind: 'rollout', action: 'stop', changes }, true);
      return { id: row.id, status: row.status, etag, changes, objections: [] };
    });
    live?.forgetNews();
    return outcome;
  }

  /** The second person's word on a change that waits. Throws MapRefusal. */
  async decide(id: number, yes: boolean, author: Author): Promise<ImportMapOutcome> {
    const { db, live, mirror } = this.options;
    const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
      await inTurn(tx);
      const row = await findChange(tx, id);
      if (row?.status !== 'waiting') {
        throw new MapRefusal(`No change ${id} waits for a decision.`, 'missing');
      }
      if (yes && isSamePerson(row, author)) {
        throw new MapRefusal('Somebody else has to agree to your change.', 'forbidden');
      }
      const known = await contentInForce(tx);
      if (yes && row.content !== null) await mayBecome(tx, row, known);
      await decide(tx, row, yes ? 'applied' : 'rejected', author.who);
      await auditAs(tx, author, yes ? 'importmap.approved' : 'importmap.rejected', String(id), {});
      const { changes } = describeChange(row);
      if (yes && row.kind === 'rollout') await this.stepForward(tx, row);
      else if (yes) await this.endArrived(tx, changes, { author, why: row.why });
      const etag = yes && row.content !== null ? etagOf(row.content) : (known?.etag ?? '');
      return { id, status: yes ? 'applied' : 'rejected', etag, changes, objections: [] };
    });
    live?.forgetNews();
    await mirror.settle(leaveEdits);
    return outcome;
  }

  /** What a rollout was asked to become, agreed to for the version that was shown. */
  private async stepForward(tx: Tx, row: ChangeRow): Promise<void> {
    const { integrity, over, ...wish } = row.wish as unknown as WaitingRollout;
    refuseName(wish.module);
    const running = (await findRollout(tx, wish.module))?.address ?? null;
    if (running !== over && running !== wish.address) throw changedMeanwhile();
    await putRollout(tx, wish, integrity);
  }

  /** What is in force, which has to be what the author has seen; an edit of the file goes first. */
  private async matching(ifMatch: string): Promise<Content> {
    const { live, mirror } = this.options;
    const served = await live?.current();
    const { inForce, fault } = await mirror.settle(leaveEdits);
    if (fault instanceof FileFault) {
      throw new MapRefusal(`The map's file cannot be used: ${fault.message}. Correct it.`);
    }
    const seen = ifMatch.replace(/^W\//, '');
    if (seen !== inForce.etag && seen !== served?.etag) throw changedMeanwhile();
    if (fault) throw new MapRefusal(fault.message);
    return inForce;
  }

  private async rollbackEdit(steps: number): Promise<MapEdit> {
    const { map } = await this.options.db.withSystem((tx) => contentBefore(tx, steps));
    return { action: 'replace', map };
  }

  /** Looks at every address that is new in the draft. */
  private async look(before: ImportMap, draft: ImportMap) {
    const premises = await this.options.premises();
    const fresh = changesBetween(before, draft).filter(({ to }) => to !== null);
    const all = await Promise.all(
      fresh.map(({ name, from, to }) =>
        preflight(name, to ?? '', draft, premises, from ?? undefined),
      ),
    );
    const refusals = all.flatMap(({ refusal }) => refusal ?? []);
    if (refusals.length > 0) throw refusedBy(refusals);
    return {
      problems: all.flatMap(({ problems }) => problems),
      integrity: Object.assign({}, ...all.map(({ integrity }) => integrity)) as Record<
        string,
        string
      >,
    };
  }

  /** A rollout whose version the map itself names now has nothing left to do. */
  private async endArrived(
    tx: Tx,
    changes: ChangeRow['changes'],
    terms: Pick<Terms, 'author' | 'why'>,
  ): Promise<void> {
    for (const { name, to } of changes) {
      if (to === null || (await findRollout(tx, name))?.address !== to) continue;
      await endRollout(tx, name);
      const ended = [{ name, from: to, to: null }];
      await this.record(tx, terms, { kind: 'rollout', action: 'stop', changes: ended }, true);
    }
  }

  private async record(
    tx: Tx,
    { author, why }: Pick<Terms, 'author' | 'why'>,
    row: Omit<NewChange, 'who' | 'status'>,
    atOnce = false,
  ): Promise<ChangeRow> {
    const status = this.options.approval && !atOnce ? 'waiting' : 'applied';
    const accountId = author.account?.id ?? null;
    const made = await addChange(tx, { ...row, who: author.who, accountId, why, status });
    const { id, action, changes = [], forced } = made;
    const detail = { change: id, changes, why, forced, status };
    await auditAs(tx, author, `importmap.${action}`, changes[0]?.name ?? '', detail);
    return made;
  }
}

/** Without an account there is only a name to go by; an edit of the file names nobody. */
const isSamePerson = (row: ChangeRow, { who, account }: Author): boolean =>
  row.accountId === null && account === null ? row.who === who : row.accountId === account?.id;

const refusedBy = (problems: readonly string[]): MapRefusal =>
  new MapRefusal('The new address cannot be used.', 'invalid', problems);

/** Throws MapRefusal for a content that somebody asked for under other rules. */
function understood(text: string): void {
  try {
    parseImportMap(text);
  } catch (error) {
    throw new MapRefusal(`The change cannot be used: ${(error as Error).message}.`);
  }
}

/** Whether a change that waited may come into force now. Throws MapRefusal. */
async function mayBecome(tx: Tx, row: ChangeRow, known: Content | null): Promise<void> {
  if (row.fromEtag !== (known?.etag ?? null)) throw changedMeanwhile();
  understood(row.content ?? '');
  // The file has been edited again since: that edit holds the lines of this one, changed.
  const isLater = (one: ChangeRow) =>
    one.action === 'file' &&
    one.id > row.id &&
    one.who === row.who &&
    one.fromEtag === row.fromEtag;
  if (row.action === 'file' && (await waitingChanges(tx)).some(isLater)) throw changedMeanwhile();
}

/** Whoever reads the map or changes a line leaves an edit of the file to the look that can vouch for it. */
const leaveEdits: Vouch = async (_, inForce) => {
  if (inForce) throw new EditNotSettled();
};

class EditNotSettled extends Error {
  override readonly message =
    'The file holds an edit that is not in force: see what the server says of it, then repeat your change.';
}

const newsOfMap = sql`SELECT concat(max(revision), ' ', max(decided_at)) AS stamp FROM map_change`;
