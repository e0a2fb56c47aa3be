import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import type { Database, Tx } from '../db/database';
import { type ImportMap, parseImportMap } from '../static/import-map';
import { type Author, auditAs } from './author';
import { changesBetween, editMap, formatMap, type MapEdit, MapRefusal } from './edit-map';
import {
  addChange,
  appliedBefore,
  type ChangeRow,
  decide,
  findChange,
  inTurn,
  latestApplied,
  listChanges,
  type NewChange,
  waitingChanges,
} from './history';
import { changedMeanwhile, etagOf, readMapFile, writeMapFile } from './map-file';
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
  readonly mapFile: string;
  /** A second person has to agree. */
  readonly approval: boolean;
  readonly premises: () => Promise<Premises>;
  /** ETag of what browsers get; null where nothing is served (command line). */
  readonly servedEtag?: () => Promise<string>;
  readonly complain?: (sentence: string) => void;
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

  read(): Promise<{ text: string; etag: string }> {
    return readMapFile(this.options.mapFile);
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

  /** Changes the file, or asks for it where a second person has to agree. Throws MapRefusal. */
  async change(wish: MapWish, terms: Terms): Promise<ImportMapOutcome> {
    const { db } = this.options;
    const { text, etag } = await this.matching(terms.ifMatch);
    const map = understood(text);
    if ((await this.admit(text)) !== text) {
      if ((await this.read()).etag !== etag) throw changedMeanwhile();
      throw new MapRefusal(
        'The file holds an edit that waits for a second person: decide it first.',
      );
    }
    const edit = wish.action === 'rollback' ? await this.rollbackEdit(wish.steps) : wish;
    const draft = editMap(map, edit);
    const { problems, integrity } = await this.look(map, draft);
    if (problems.length > 0 && !terms.force) throw refusedBy(problems);
    const after = formatMap(editMap(map, edit, wish.action === 'rollback' ? {} : integrity));
    const changes = changesBetween(map, draft);
    if (after === text) throw new MapRefusal('The map already says so: nothing was changed.');
    parseImportMap(after);
    return db.withSystem(async (tx) => {
      await inTurn(tx);
      if ((await this.read()).etag !== etag) throw changedMeanwhile();
      const row = await this.record(tx, terms, {
        kind: 'map',
        action: wish.action,
        changes,
        fromEtag: etag,
        content: after,
        forced: problems.length > 0,
      });
      if (row.status === 'applied') {
        await writeMapFile(this.options.mapFile, after, etag);
        await this.endArrived(tx, changes, terms);
      }
      const now = row.status === 'applied' ? etagOf(after) : etag;
      return { id: row.id, status: row.status, etag: now, changes, objections: [...problems] };
    });
  }

  /** Starts or changes a rollout. Throws MapRefusal. */
  async putRollout(wish: RolloutWish, terms: Omit<Terms, 'ifMatch'>): Promise<ImportMapOutcome> {
    const { db } = this.options;
    const { text, etag } = await this.read();
    const map = understood(text);
    const present = map.imports[wish.module];
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
    return db.withSystem(async (tx) => {
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
  }

  /** Ends a rollout: everybody gets the map's own address again. Needs no second person. */
  async stopRollout(module: string, terms: Omit<Terms, 'ifMatch'>): Promise<ImportMapOutcome> {
    const { etag } = await this.read();
    return this.options.db.withSystem(async (tx) => {
      await inTurn(tx);
      const { address } = await endRollout(tx, module);
      const changes = [{ name: module, from: address, to: null }];
      const row = await this.record(tx, terms, { kind: 'rollout', action: 'stop', changes }, true);
      return { id: row.id, status: row.status, etag, changes, objections: [] };
    });
  }

  /** The second person's word on a change that waits. Throws MapRefusal. */
  async decide(id: number, yes: boolean, author: Author): Promise<ImportMapOutcome> {
    const { db, mapFile } = this.options;
    return db.withSystem(async (tx) => {
      await inTurn(tx);
      const row = await findChange(tx, id);
      if (row?.status !== 'waiting') {
        throw new MapRefusal(`No change ${id} waits for a decision.`, 'missing');
      }
      if (yes && isSamePerson(row, author)) {
        throw new MapRefusal('Somebody else has to agree to your change.', 'forbidden');
      }
      const now = await this.read();
      const isFileEdit = row.action === 'file';
      if (yes && row.content !== null) {
        const expected = isFileEdit ? etagOf(row.content) : row.fromEtag;
        if (now.etag !== expected) throw changedMeanwhile();
      }
      await decide(tx, id, yes ? 'applied' : 'rejected', author.who);
      await auditAs(tx, author, yes ? 'importmap.approved' : 'importmap.rejected', String(id), {});
      let etag = now.etag;
      if (row.kind === 'rollout' && yes) {
        const { integrity, over, ...wish } = row.wish as unknown as WaitingRollout;
        const running = (await findRollout(tx, wish.module))?.address ?? null;
        if (running !== over && running !== wish.address) throw changedMeanwhile();
        await putRollout(tx, wish, integrity);
      } else if (row.content !== null) {
        // Who has edited the file since keeps that edit: it waits for a word of its own.
        const isRefusedEdit = !yes && isFileEdit && now.etag === etagOf(row.content);
        const before = isRefusedEdit ? (await latestApplied(tx))?.content : null;
        const content = yes ? row.content : before;
        // Written again even where the text is the same: the server looks at a file that is new.
        if (content) {
          await writeMapFile(mapFile, content, now.etag);
          etag = etagOf(content);
          if (yes) await this.endArrived(tx, row.changes, { author, why: row.why });
        }
      }
      const changes = [...row.changes];
      return { id, status: yes ? 'applied' : 'rejected', etag, changes, objections: [] };
    });
  }

  /**
   * Told each new content of the file, answers what may be served. What nobody here wrote goes into
   * the history as an edit of the file; where a second person has to agree, it waits.
   */
  admit(text: string): Promise<string> {
    return this.options.db.withSystem((tx) => this.noteFile(tx, text));
  }

  private async noteFile(tx: Tx, text: string): Promise<string> {
    await inTurn(tx);
    const latest = await latestApplied(tx);
    if (latest?.content === text) return text;
    // Whoever changes the map holds the lock: another text by now is theirs, and a later look tells.
    if ((await this.read()).text !== text) return latest?.content ?? text;
    const map = parseImportMap(text);
    const before = latest?.content ? parseImportMap(latest.content) : { imports: {} };
    const waits = this.options.approval && latest !== null;
    if (waits) {
      const open = await waitingChanges(tx);
      if (open.some((row) => row.content === text)) return latest?.content ?? text;
    }
    await addChange(tx, {
      kind: 'map',
      action: latest ? 'file' : 'start',
      changes: latest ? changesBetween(before, map) : [],
      fromEtag: latest?.content ? etagOf(latest.content) : null,
      content: text,
      who: latest ? 'edit of the file' : 'first start',
      status: waits ? 'waiting' : 'applied',
    });
    if (!waits) return text;
    this.options.complain?.(
      'The import map was edited by hand: the edit waits for a second person, the map before it is served.',
    );
    return latest?.content ?? text;
  }

  private async matching(ifMatch: string) {
    const { servedEtag } = this.options;
    const seen = ifMatch.replace(/^W\//, '');
    const file = await this.read();
    if (seen !== file.etag && seen !== (await servedEtag?.())) throw changedMeanwhile();
    return file;
  }

  private async rollbackEdit(steps: number): Promise<MapEdit> {
    const row = await this.options.db.withSystem((tx) => appliedBefore(tx, steps));
    if (!row?.content) {
      throw new MapRefusal(`The history does not reach ${steps} changes back.`, 'missing');
    }
    return { action: 'replace', map: parseImportMap(row.content) };
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

/** A file that somebody broke by hand is no server fault. */
function understood(text: string): ImportMap {
  try {
    return parseImportMap(text);
  } catch (error) {
    throw new MapRefusal(`The map's file cannot be used: ${(error as Error).message}. Correct it.`);
  }
}
