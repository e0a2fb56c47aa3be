import type { Database, Tx } from '../db/database';
import type { ImportMap } from '../static/import-map';
import { changesBetween, MapRefusal } from './edit-map';
import {
  acquireLock,
  addChange,
  type Content,
  contentInForce,
  findChange,
  findDecided,
  recordDecision,
  waitingChanges,
} from './history';
import { writeMapFile } from './map-file';
import { classify, type FileState, type FileStatus, MapFileError, readMapState } from './map-state';
import { type SyncMark, SyncMarkStore } from './sync-mark';

export interface MirrorOptions {
  readonly db: Database;
  readonly mapFile: string;
  /** Where the mark lies when nothing can be written beside the file. */
  readonly dataDirectory: string;
  /** Names this machine in the history. */
  readonly host: string;
  /** An edit of the file waits for a second person. */
  readonly approval: boolean;
  readonly warn: (sentence: string) => void;
  /** For what is as it should be, and good to know. */
  readonly logInfo: (sentence: string) => void;
}

/** Verifies an edit of the file before it is applied; an error leaves the map as it is. */
export type VerifyEdit = (edit: ImportMap, inForce: ImportMap | null) => Promise<void>;

export interface SyncResult {
  readonly inForce: Content;
  /** Why the file says something else, and will for now. */
  readonly fault: Error | null;
}

/** An edit of the file that has to wait for a second person. */
export class EditPending extends Error {
  override readonly message =
    'The file holds an edit that waits for a second person: decide it first.';
}

/** What is to be done after the transaction. */
interface FollowUp {
  readonly result: SyncResult;
  /** Makes the file say what is in force. */
  readonly rewriteFile?: boolean;
  /** The file as it was has been told about. */
  readonly reported?: boolean;
  readonly mark?: SyncMark;
}

/**
 * Keeps the map's file on this machine and the map in the database together. The database is right:
 * the file is made to say what is in force, and an edit of it is a change like any other.
 */
export class MapMirror {
  private readonly mark: SyncMarkStore;
  private first = true;
  private lastWarning = '';

  constructor(private readonly options: MirrorOptions) {
    this.mark = new SyncMarkStore(options.mapFile, options.dataDirectory);
  }

  /** Null where there is no file that can be read. */
  async fileEtag(): Promise<string | null> {
    return (await readMapState(this.options.mapFile)).etag;
  }

  /**
   * Applies an edit of the file, or rewrites an outdated file. Throws FileFault where neither
   * database nor file has a map.
   */
  async sync(verifyEdit: VerifyEdit): Promise<SyncResult> {
    const { db } = this.options;
    const [file, mark] = await Promise.all([readMapState(this.options.mapFile), this.mark.read()]);
    // After the file, which follows the database: asked before, what has just come into force looked like an edit.
    const known = await db.withSystem(contentInForce);
    const status = classify(file, mark, known);
    if (known && status === 'same' && mark?.etag === known.etag && mark.waitingChange === null) {
      return { inForce: known, fault: null };
    }
    if (known && status === 'damaged') return { inForce: known, fault: file.fault };
    const isVerified = known !== null && (await this.isVerified(file, mark));
    if (status === 'start' || (status === 'edit' && !isVerified)) {
      if (!file.map) throw file.fault ?? new MapFileError('it cannot be read');
      try {
        await verifyEdit(file.map, known?.map ?? null);
      } catch (error) {
        if (!known) throw error;
        return { inForce: known, fault: error as Error };
      }
    }
    const followUp = await db.withSystem(async (tx) => {
      await acquireLock(tx);
      const now = await contentInForce(tx);
      // The map changed meanwhile: the next sync compares the file again.
      if (now?.revision !== known?.revision) return now ? unchanged(now) : null;
      return this.apply(tx, status, file, mark, now);
    });
    if (!followUp) throw new MapFileError('it has changed while it was read');
    await this.finish(followUp, file);
    return followUp.result;
  }

  /** Whether the edit was verified before and waits for approval, or was rejected. */
  private async isVerified({ text }: FileState, mark: SyncMark | null): Promise<boolean> {
    const { waitingChange } = mark ?? {};
    if (!waitingChange) return false;
    const row = await this.options.db.withSystem((tx) => findChange(tx, waitingChange));
    return row?.content === text && row.status !== 'applied';
  }

  private async apply(
    tx: Tx,
    status: FileStatus,
    file: FileState,
    mark: SyncMark | null,
    known: Content | null,
  ): Promise<FollowUp | null> {
    const { host } = this.options;
    const { text, etag, map } = file;
    if (!known) {
      if (text === null || etag === null || !map) return null;
      const row = { kind: 'map', action: 'start', content: text, status: 'applied' } as const;
      const { id, revision } = await addChange(tx, { ...row, who: `first start on ${host}` });
      const inForce = { id, revision: revision ?? 1, text, etag, map };
      return { result: { inForce, fault: null }, mark: { etag, waitingChange: null } };
    }
    if (status === 'edit' && text !== null && etag !== null && map) {
      return this.applyEdit(tx, { text, etag, map }, mark, known);
    }
    const reported = status === 'late' && map !== null && text !== null;
    return {
      result: { inForce: known, fault: null },
      rewriteFile: status === 'stale' || status === 'late',
      reported: reported && (await this.rejectEdit(tx, { text, map }, mark, known)),
      mark: { etag: known.etag, waitingChange: null },
    };
  }

  /** An edit that was made from what is in force. */
  private async applyEdit(
    tx: Tx,
    { text, etag, map }: { text: string; etag: string; map: ImportMap },
    mark: SyncMark | null,
    known: Content,
  ): Promise<FollowUp> {
    const { approval, host } = this.options;
    const edit = {
      kind: 'map',
      action: 'file',
      changes: changesBetween(known.map, map),
      fromEtag: known.etag,
      content: text,
      who: `edit of the file on ${host}`,
    } as const;
    if (!approval) {
      const { id, revision } = await addChange(tx, { ...edit, status: 'applied' });
      const inForce = { id, revision: revision ?? known.revision + 1, text, etag, map };
      return { result: { inForce, fault: null }, mark: { etag, waitingChange: null } };
    }
    const before = mark?.waitingChange ? await findChange(tx, mark.waitingChange) : null;
    if (before?.content === text && before.status === 'rejected') {
      return {
        result: { inForce: known, fault: null },
        rewriteFile: true,
        mark: { etag: known.etag, waitingChange: null },
      };
    }
    const open = (await waitingChanges(tx)).find((row) => row.content === text);
    const waiting = open ?? (await addChange(tx, { ...edit, status: 'waiting' }));
    if (!open) {
      this.options.warn(
        'The import map was edited by hand: the edit waits for a second person, the map before it is served.',
      );
    }
    return {
      result: { inForce: known, fault: new EditPending() },
      mark: { etag: known.etag, waitingChange: waiting.id },
    };
  }

  /**
   * A file that was made from something else than what is in force: it stays in the history with all
   * its lines. False where it stands there already, as an old copy does.
   */
  private async rejectEdit(
    tx: Tx,
    { text, map }: { text: string; map: ImportMap },
    mark: SyncMark | null,
    known: Content,
  ): Promise<boolean> {
    const { warn, host, mapFile } = this.options;
    const why = mark
      ? 'made from a map that is in force no more'
      : 'not made from the map in force';
    const waiting = mark?.waitingChange ? await findChange(tx, mark.waitingChange) : null;
    if (waiting?.status === 'waiting' && waiting.content === text) {
      await recordDecision(tx, waiting, 'rejected', 'automatic');
    } else if (await findDecided(tx, text)) {
      return false;
    } else {
      await addChange(tx, {
        kind: 'map',
        action: 'file',
        changes: changesBetween(known.map, map),
        fromEtag: mark?.etag ?? null,
        content: text,
        who: `${mark ? 'edit of the file' : 'file found'} on ${host}`,
        why,
        status: 'rejected',
        decidedBy: 'automatic',
        decidedAt: new Date(),
      });
    }
    warn(
      `What ${mapFile} says was refused: it was ${why}. The file is brought up to date; what was refused stands in the history (npm run importmap -- history): repeat what is still wanted.`,
    );
    return true;
  }

  private async finish(
    { result, rewriteFile, reported, mark }: FollowUp,
    file: FileState,
  ): Promise<void> {
    const { mapFile, logInfo } = this.options;
    const { text, revision } = result.inForce;
    const isFirst = this.first;
    this.first = false;
    if (rewriteFile) {
      try {
        await writeMapFile(mapFile, text, file.etag);
      } catch (error) {
        this.reportUnwritable(error as Error, revision);
        return;
      }
      this.lastWarning = '';
      if (isFirst && !reported && file.text !== null) {
        logInfo(`${mapFile} held an older map and was brought up to revision ${revision}.`);
      }
    }
    if (mark) await this.mark.write(mark);
  }

  private reportUnwritable(error: NodeJS.ErrnoException, revision: number): void {
    // Somebody has saved it in between: the next look judges that.
    if (error instanceof MapRefusal) return;
    const { warn, mapFile } = this.options;
    const sentence = `${mapFile} cannot be written (${error.code ?? error.message}): it does not say what is in force, revision ${revision} of the database.`;
    if (sentence !== this.lastWarning) warn(sentence);
    this.lastWarning = sentence;
  }
}

const unchanged = (inForce: Content): FollowUp => ({ result: { inForce, fault: null } });
