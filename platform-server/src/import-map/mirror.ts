import type { Database, Tx } from '../db/database';
import { type ImportMap, parseImportMap } from '../static/import-map';
import { changesBetween, MapRefusal } from './edit-map';
import {
  addChange,
  type Content,
  contentInForce,
  decide,
  findChange,
  findSettled,
  inTurn,
  waitingChanges,
} from './history';
import { etagOf, readMapFile, writeMapFile } from './map-file';
import { type Mark, MirrorMark } from './mirror-mark';

export interface MirrorOptions {
  readonly db: Database;
  readonly mapFile: string;
  /** Where the mark lies when nothing can be written beside the file. */
  readonly dataDirectory: string;
  /** Names this machine in the history. */
  readonly host: string;
  /** An edit of the file waits for a second person. */
  readonly approval: boolean;
  readonly complain: (sentence: string) => void;
  /** For what is as it should be, and good to know. */
  readonly note: (sentence: string) => void;
}

/** The map's file cannot be used; the message is the end of "The import map … cannot be used: …". */
export class FileFault extends Error {}

/** Asked before an edit of the file is taken in; what it throws leaves the map as it is. */
export type Vouch = (edit: ImportMap, inForce: ImportMap | null) => Promise<void>;

export interface Settled {
  readonly inForce: Content;
  /** Why the file says something else, and will for now. */
  readonly fault: Error | null;
}

/** An edit of the file that has to wait for a second person. */
export class EditWaits extends Error {
  override readonly message =
    'The file holds an edit that waits for a second person: decide it first.';
}

interface FileNow {
  readonly isMissing: boolean;
  /** Null where it cannot be read. */
  readonly text: string | null;
  readonly etag: string | null;
  readonly map: ImportMap | null;
  readonly fault: FileFault | null;
}

type Verdict = 'start' | 'same' | 'stale' | 'edit' | 'late' | 'damaged';

/** What is left to do once the transaction is through. */
interface Rest {
  readonly settled: Settled;
  /** Makes the file say what is in force. */
  readonly bringUp?: boolean;
  /** The file as it was has been told about. */
  readonly told?: boolean;
  readonly mark?: Mark;
}

/**
 * Keeps the map's file on this machine and the map in the database together. The database is right:
 * the file is made to say what is in force, and an edit of it is a change like any other.
 */
export class MapMirror {
  private readonly mark: MirrorMark;
  private first = true;
  private complaint = '';

  constructor(private readonly options: MirrorOptions) {
    this.mark = new MirrorMark(options.mapFile, options.dataDirectory);
  }

  /** Null where there is no file that can be read. */
  async fileEtag(): Promise<string | null> {
    return (await this.read()).etag;
  }

  /**
   * Takes an edit of the file in, or brings the file up to date. Throws FileFault where neither
   * database nor file has a map.
   */
  async settle(vouch: Vouch): Promise<Settled> {
    const { db } = this.options;
    const [file, mark] = await Promise.all([this.read(), this.mark.read()]);
    // After the file, which follows the database: asked before, what has just come into force looked like an edit.
    const known = await db.withSystem(contentInForce);
    const verdict = judge(file, mark, known);
    if (known && verdict === 'same' && mark?.etag === known.etag && mark.waits === null) {
      return { inForce: known, fault: null };
    }
    if (known && verdict === 'damaged') return { inForce: known, fault: file.fault };
    const isAsked = known !== null && (await this.isAsked(file, mark));
    if (verdict === 'start' || (verdict === 'edit' && !isAsked)) {
      if (!file.map) throw file.fault ?? new FileFault('it cannot be read');
      try {
        await vouch(file.map, known?.map ?? null);
      } catch (error) {
        if (!known) throw error;
        return { inForce: known, fault: error as Error };
      }
    }
    const rest = await db.withSystem(async (tx) => {
      await inTurn(tx);
      const now = await contentInForce(tx);
      // Somebody was quicker: a later look tells what this file is by then.
      if (now?.revision !== known?.revision) return now ? keepFor(now) : null;
      return this.act(tx, verdict, file, mark, now);
    });
    if (!rest) throw new FileFault('it has changed while it was read');
    await this.finish(rest, file);
    return rest.settled;
  }

  /** Whether the edit was vouched for before, and waits or has been refused. */
  private async isAsked({ text }: FileNow, mark: Mark | null): Promise<boolean> {
    const { waits } = mark ?? {};
    if (!waits) return false;
    const row = await this.options.db.withSystem((tx) => findChange(tx, waits));
    return row?.content === text && row.status !== 'applied';
  }

  private async act(
    tx: Tx,
    verdict: Verdict,
    file: FileNow,
    mark: Mark | null,
    known: Content | null,
  ): Promise<Rest | null> {
    const { host } = this.options;
    const { text, etag, map } = file;
    if (!known) {
      if (text === null || etag === null || !map) return null;
      const row = { kind: 'map', action: 'start', content: text, status: 'applied' } as const;
      const { id, revision } = await addChange(tx, { ...row, who: `first start on ${host}` });
      const inForce = { id, revision: revision ?? 1, text, etag, map };
      return { settled: { inForce, fault: null }, mark: { etag, waits: null } };
    }
    if (verdict === 'edit' && text !== null && etag !== null && map) {
      return this.takeIn(tx, { text, etag, map }, mark, known);
    }
    const told = verdict === 'late' && map !== null && text !== null;
    return {
      settled: { inForce: known, fault: null },
      bringUp: verdict === 'stale' || verdict === 'late',
      told: told && (await this.refuse(tx, { text, map }, mark, known)),
      mark: { etag: known.etag, waits: null },
    };
  }

  /** An edit that was made from what is in force. */
  private async takeIn(
    tx: Tx,
    { text, etag, map }: { text: string; etag: string; map: ImportMap },
    mark: Mark | null,
    known: Content,
  ): Promise<Rest> {
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
      return { settled: { inForce, fault: null }, mark: { etag, waits: null } };
    }
    const before = mark?.waits ? await findChange(tx, mark.waits) : null;
    if (before?.content === text && before.status === 'rejected') {
      return {
        settled: { inForce: known, fault: null },
        bringUp: true,
        mark: { etag: known.etag, waits: null },
      };
    }
    const open = (await waitingChanges(tx)).find((row) => row.content === text);
    const waiting = open ?? (await addChange(tx, { ...edit, status: 'waiting' }));
    if (!open) {
      this.options.complain(
        'The import map was edited by hand: the edit waits for a second person, the map before it is served.',
      );
    }
    return {
      settled: { inForce: known, fault: new EditWaits() },
      mark: { etag: known.etag, waits: waiting.id },
    };
  }

  /**
   * A file that was made from something else than what is in force: it stays in the history with all
   * its lines. False where it stands there already, as an old copy does.
   */
  private async refuse(
    tx: Tx,
    { text, map }: { text: string; map: ImportMap },
    mark: Mark | null,
    known: Content,
  ): Promise<boolean> {
    const { complain, host, mapFile } = this.options;
    const why = mark
      ? 'made from a map that is in force no more'
      : 'not made from the map in force';
    const asked = mark?.waits ? await findChange(tx, mark.waits) : null;
    if (asked?.status === 'waiting' && asked.content === text) {
      await decide(tx, asked, 'rejected', 'automatic');
    } else if (await findSettled(tx, text)) {
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
    complain(
      `What ${mapFile} says was refused: it was ${why}. The file is brought up to date; what was refused stands in the history (npm run importmap -- history): repeat what is still wanted.`,
    );
    return true;
  }

  private async finish({ settled, bringUp, told, mark }: Rest, file: FileNow): Promise<void> {
    const { mapFile, note } = this.options;
    const { text, revision } = settled.inForce;
    const isFirst = this.first;
    this.first = false;
    if (bringUp) {
      try {
        await writeMapFile(mapFile, text, file.etag);
      } catch (error) {
        this.cannotWrite(error as Error, revision);
        return;
      }
      this.complaint = '';
      if (isFirst && !told && file.text !== null) {
        note(`${mapFile} held an older map and was brought up to revision ${revision}.`);
      }
    }
    if (mark) await this.mark.write(mark);
  }

  private cannotWrite(error: NodeJS.ErrnoException, revision: number): void {
    // Somebody has saved it in between: the next look judges that.
    if (error instanceof MapRefusal) return;
    const { complain, mapFile } = this.options;
    const sentence = `${mapFile} cannot be written (${error.code ?? error.message}): it does not say what is in force, revision ${revision} of the database.`;
    if (sentence !== this.complaint) complain(sentence);
    this.complaint = sentence;
  }

  private async read(): Promise<FileNow> {
    const nothing = { text: null, etag: null, map: null };
    let text: string;
    try {
      text = (await readMapFile(this.options.mapFile)).text;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { ...nothing, isMissing: code === 'ENOENT', fault: new FileFault(message) };
    }
    const isMissing = false;
    const etag = etagOf(text);
    try {
      return { isMissing, text, etag, map: parseImportMap(text), fault: null };
    } catch (error) {
      const fault = new FileFault((error as Error).message);
      return { isMissing, text, etag, map: null, fault };
    }
  }
}

const keepFor = (inForce: Content): Rest => ({ settled: { inForce, fault: null } });

/** What the file is, beside what it was last made the same as and what is in force. */
function judge(file: FileNow, mark: Mark | null, known: Content | null): Verdict {
  if (!known) return 'start';
  if (file.etag === known.etag) return 'same';
  if (file.isMissing || (file.etag !== null && file.etag === mark?.etag)) return 'stale';
  if (!file.map) return 'damaged';
  return mark?.etag === known.etag ? 'edit' : 'late';
}
