import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { ImportMapChangeRequest, ImportMapOutcome } from '@edu/shared-utility/contract';
import { type ImportMap, parseImportMap } from '../../static/import-map';
import { isForeign } from '../address-rules';
import { toChangeRequest } from '../change-request';
import { preflightAll } from '../changes/preflight-all';
import { parseOrRefuse } from '../changes/refusals';
import { asCommandErrors } from '../command-line/command-errors';
import { CommandError, type MapClient } from '../command-line/map-client';
import { changesBetween, editMap, formatMap } from '../edit-map';
import type { PreflightContext } from '../find-module';
import { MapRefusal } from '../map-refusal';
import type { Bucket, StoredText } from './bucket';
import { historyKey, nameOf, type StoreAddress } from './store-address';
import { WrittenMeanwhile } from './store-fault';
import {
  describeStored,
  formatHistory,
  type NewStoredChange,
  parseHistory,
  type StoredChange,
  targetOf,
  withChange,
  withCurrentMap,
} from './store-history';

/** Refuses a command that needs the platform's server. */
const refuseServerCommand = (commandName: string): never => {
  throw new CommandError(
    `${commandName} are kept by the platform's own server; a map in a storage has none.`,
  );
};

/** Maximum of attempts to write the history when others write it too. */
const TRIES = 3;

/** The map in the object storage of a host that only serves files. */
export class StoreClient implements MapClient {
  constructor(
    private readonly address: StoreAddress,
    private readonly bucket: Bucket,
    private readonly context: PreflightContext,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Reads the map. Throws CommandError. */
  async mapText(): Promise<StoredText> {
    const file = await this.bucket.read(this.address.key);
    if (file) return file;
    throw new CommandError(
      `${nameOf(this.address, this.address.key)}: there is no map yet: put the built importmap.json there first (docs/static-hosting.md).`,
    );
  }

  async state() {
    const { map, etag } = await this.readMap();
    const lines = Object.entries(map.imports).map(([name, address]) => ({
      name,
      address,
      served: address,
      integrity: map.integrity?.[address] ?? null,
      origin: isForeign(address) ? ('foreign' as const) : ('own' as const),
    }));
    const none = { needsApproval: false, held: [], rollouts: [], waiting: [], failures: [] };
    return { etag, servedEtag: etag, lines, ...none };
  }

  async history() {
    const { changes } = await this.readHistory();
    return changes.map(describeStored).reverse();
  }

  change(request: ImportMapChangeRequest, ifMatch: string): Promise<ImportMapOutcome> {
    return asCommandErrors(() => this.changeMap(request, ifMatch));
  }

  async decide(): Promise<never> {
    return refuseServerCommand('Approvals');
  }
  async rollOut(): Promise<never> {
    return refuseServerCommand('Rollouts');
  }
  async stopRollout(): Promise<never> {
    return refuseServerCommand('Rollouts');
  }
  async close(): Promise<void> {}

  private async readMap(): Promise<{ map: ImportMap; text: string; etag: string }> {
    const { text, etag } = await this.mapText();
    try {
      return { map: parseImportMap(text), text, etag };
    } catch (error) {
      const name = nameOf(this.address, this.address.key);
      throw new CommandError(`${name} cannot be used as a map: ${(error as Error).message}.`);
    }
  }

  private async readHistory(): Promise<{ changes: readonly StoredChange[]; etag: string | null }> {
    const key = historyKey(this.address);
    const file = await this.bucket.read(key);
    if (!file) return { changes: [], etag: null };
    try {
      return { changes: parseHistory(file.text), etag: file.etag };
    } catch {
      throw new CommandError(
        `${nameOf(this.address, key)} is no history that this command has written: move it away, and a new one begins.`,
      );
    }
  }

  private async changeMap(
    { why: reason, force = false, ...change }: ImportMapChangeRequest,
    ifMatch: string,
  ): Promise<ImportMapOutcome> {
    const request = toChangeRequest(change);
    const { map, text, etag } = await this.readMap();
    if (etag !== ifMatch) throw await this.conflictRefusal();
    const history = withCurrentMap((await this.readHistory()).changes, map, this.now());
    const target = request.action === 'rollback' ? targetOf(history, request) : null;
    const edit =
      request.action === 'rollback'
        ? ({ action: 'replace', map: target?.map ?? map } as const)
        : request;
    const draft = editMap(map, edit);
    const { objections, notes, integrity } = await preflightAll(this.context, map, draft, force);
    const after = editMap(map, edit, target === null ? integrity : {});
    if (formatMap(after) === text || isDeepStrictEqual(after, map)) {
      throw new MapRefusal('The map already says so: nothing was changed.', 'same');
    }
    parseOrRefuse(formatMap(after));
    const changes = changesBetween(map, draft);
    const rollbackFields = target === null ? {} : { rolledBackTo: target.id };
    const historyEntry = {
      action: request.action,
      who: userInfo().username,
      why: reason,
      changes,
      ...rollbackFields,
    };
    const written = await this.writeMap(formatMap(after), etag);
    const stored = await this.keep(map, {
      ...historyEntry,
      forced: objections.length > 0,
      map: after,
    });
    return {
      ...{
        id: stored.id,
        status: 'applied',
        etag: written,
        changes,
        objections,
        ...rollbackFields,
      },
      notes: [...notes, ...(stored.note === null ? [] : [stored.note])],
    };
  }

  private async writeMap(text: string, etag: string): Promise<string> {
    try {
      return await this.bucket.write(this.address.key, text, etag);
    } catch (error) {
      throw error instanceof WrittenMeanwhile ? await this.conflictRefusal() : error;
    }
  }

  /** A refusal that names who changed the map meanwhile, as far as the history says. */
  private async conflictRefusal(): Promise<MapRefusal> {
    const { map } = await this.readMap();
    const last = (await this.readHistory()).changes.at(-1);
    const isOwnEdit = last && isDeepStrictEqual(last.map, map);
    const lastAuthor = isOwnEdit
      ? `${last.who} (#${last.id}, ${last.createdAt}: ${last.why})`
      : 'Somebody';
    return new MapRefusal(
      `${lastAuthor} was quicker: the map has changed since it was read, and nothing was written. Look at it (list), then repeat your change.`,
      'conflict',
    );
  }

  /** Writes the history after the map: a failure is reported as a note, since the map is already in force. */
  private async keep(before: ImportMap, change: NewStoredChange) {
    const key = historyKey(this.address);
    for (let triesLeft = TRIES; triesLeft > 0; triesLeft -= 1) {
      const { changes, etag } = await this.readHistory();
      const all = withChange(withCurrentMap(changes, before, this.now()), change, this.now());
      try {
        await this.bucket.write(key, formatHistory(all), etag);
        return { id: all.at(-1)?.id ?? 0, note: null };
      } catch (error) {
        if (error instanceof WrittenMeanwhile) continue;
        return { id: 0, note: `the history was not written: ${(error as Error).message}` };
      }
    }
    return { id: 0, note: 'the history was not written: others wrote it at the same time.' };
  }
}
