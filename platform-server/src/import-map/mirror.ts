import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/database';
import { readStoredMap } from '../static/import-map';
import { applyEdit } from './apply-edit';
import { type Content, contentInForce } from './content-in-force';
import { applyStart, bringUpToDate, type ValidatedFile } from './file-edit';
import { acquireLock, findChange } from './history';
import { etagOf, writeMapFile } from './map-file';
import { MapRefusal } from './map-refusal';
import { classify, type FileState, type FileStatus, MapFileError, readMapState } from './map-state';
import type { PartialEdit } from './partial-edit';
import { rejectEdit } from './reject-edit';
import { type SyncMark, SyncMarkStore } from './sync-mark';
import type { FollowUp, MirrorOptions, SyncResult, ValidateEdit } from './sync-result';
import { requireStart } from './validate-edit';

/** The file holds an edit that this caller cannot validate; only the live map can. */
class EditNotApplied extends Error {
  override readonly message =
    'The file holds an edit that is not in force: see what the server says of it, then repeat your change.';
}

const unchangedResult = (currentContent: Content): FollowUp => ({
  result: { currentContent, fault: null, withheldEntries: [] },
});

/**
 * Synchronises the map's file on this machine with the database. The database takes precedence: the file is rewritten
 * to what is in force, and an edit of it is a change like any other.
 */
export class MapMirror {
  private readonly mark: SyncMarkStore;
  private isFirstSync = true;
  private lastWarning = '';
  /** Resolves when the current write has finished. */
  private lastWork: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: MirrorOptions) {
    this.mark = new SyncMarkStore(options.mapFile, options.dataDirectory);
  }

  /** ETag of the file; null if it cannot be read. */
  async fileEtag(): Promise<string | null> {
    return (await readMapState(this.options.mapFile)).etag;
  }

  /**
   * Applies an edit of the file as far as `validateEdit` allows (null refuses it), or rewrites an outdated file.
   * Throws MapFileError if neither database nor file has a map.
   */
  async sync(validateEdit: ValidateEdit | null): Promise<SyncResult> {
    const { db } = this.options;
    const [file, mark] = await Promise.all([readMapState(this.options.mapFile), this.mark.read()]);
    // Read after the file: in the other order, a change that was just written to the file would look like an edit.
    const currentContent = await db.withSystem(contentInForce);
    const status = classify(file, mark, currentContent);
    if (
      currentContent &&
      status === 'same' &&
      mark?.etag === currentContent.etag &&
      mark.waitingChange === null
    ) {
      return { currentContent, fault: null, withheldEntries: [] };
    }
    if (currentContent && status === 'damaged')
      return { currentContent, fault: file.fault, withheldEntries: [] };
    let validated: ValidatedFile | null = null;
    if (status === 'start' || status === 'edit') {
      try {
        validated = await this.validateFile(file, mark, currentContent, validateEdit);
      } catch (error) {
        if (!currentContent) throw error;
        return { currentContent, fault: error as Error, withheldEntries: [] };
      }
    }
    return this.runInTurn(async () => {
      // Another sync has handled the file meanwhile; its newer mark must not be overwritten.
      const isSettled = currentContent && !isDeepStrictEqual(await this.mark.read(), mark);
      if (isSettled)
        return unchangedResult((await db.withSystem(contentInForce)) ?? currentContent).result;
      const followUp = await db.withSystem(async (tx) => {
        await acquireLock(tx);
        const storedContent = await contentInForce(tx);
        // The map changed meanwhile: the next sync compares the file again.
        if (storedContent?.revision !== currentContent?.revision)
          return storedContent ? unchangedResult(storedContent) : null;
        return this.apply(tx, status, file, validated, mark, storedContent);
      });
      if (!followUp) throw new MapFileError('it has changed while it was read');
      await this.finish(followUp, file);
      return followUp.result;
    });
  }

  private runInTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.lastWork.then(work);
    this.lastWork = done.catch(() => {});
    return done;
  }

  /** The file with the part that can take effect. */
  private async validateFile(
    file: FileState,
    mark: SyncMark | null,
    currentContent: Content | null,
    validateEdit: ValidateEdit | null,
  ): Promise<ValidatedFile> {
    const { text, etag, map, faults } = file;
    if (text === null || etag === null || !map) {
      throw file.fault ?? new MapFileError('it cannot be read');
    }
    const formerVerdict =
      currentContent && (await this.formerVerdict(text, etag, mark, currentContent));
    // Withheld lines may be valid by now, so they are validated again.
    if (formerVerdict && (!validateEdit || formerVerdict.withheldEntries.length === 0))
      return { text, etag, ...formerVerdict };
    const edit = { map, faults };
    if (validateEdit)
      return { text, etag, ...(await validateEdit(edit, currentContent?.map ?? null)) };
    if (currentContent) throw new EditNotApplied();
    requireStart(edit);
    return { text, etag, map, withheldEntries: faults.map((fault) => ({ ...fault, from: null })) };
  }

  /** The earlier result for this text: partly in force, waiting for approval, or rejected. */
  private async formerVerdict(
    text: string,
    etag: string,
    mark: SyncMark | null,
    currentContent: Content,
  ): Promise<PartialEdit | null> {
    const partly = mark?.partly?.fileEtag === etag ? mark.partly : null;
    if (partly?.contentEtag === currentContent.etag)
      return { map: currentContent.map, withheldEntries: partly.held };
    const { waitingChange } = mark ?? {};
    if (!waitingChange) return null;
    const row = await this.options.db.withSystem((tx) => findChange(tx, waitingChange));
    if (!row || row.content === null || row.status === 'applied') return null;
    if (etagOf(row.content) !== (partly?.contentEtag ?? etagOf(text))) return null;
    return { map: readStoredMap(row.content), withheldEntries: partly?.held ?? [] };
  }

  private async apply(
    tx: Tx,
    status: FileStatus,
    file: FileState,
    validated: ValidatedFile | null,
    mark: SyncMark | null,
    currentContent: Content | null,
  ): Promise<FollowUp | null> {
    const { options } = this;
    if (!currentContent) return validated && applyStart(tx, validated, options);
    if (validated) return applyEdit(tx, validated, mark, currentContent, options);
    if (status === 'behind' && mark) return bringUpToDate(mark, currentContent);
    const { text, etag, map } = file;
    const isLate = status === 'late' && map !== null && text !== null && etag !== null;
    return {
      result: { currentContent, fault: null, withheldEntries: [] },
      ...((status === 'stale' || status === 'late') && { rewrite: currentContent.text }),
      reported:
        isLate && (await rejectEdit(tx, { text, etag, map }, mark, currentContent, options)),
      mark: { etag: currentContent.etag, waitingChange: null },
    };
  }

  private async finish(
    { result, rewrite, reported, mark }: FollowUp,
    file: FileState,
  ): Promise<void> {
    const { mapFile, logInfo } = this.options;
    const { revision } = result.currentContent;
    const isFirst = this.isFirstSync;
    this.isFirstSync = false;
    if (rewrite !== undefined) {
      try {
        await writeMapFile(mapFile, rewrite, file.etag);
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
    // The file was saved meanwhile; the next sync handles that.
    if (error instanceof MapRefusal) return;
    const { warn, mapFile } = this.options;
    const sentence = `${mapFile} cannot be written (${error.code ?? error.message}): it does not say what is in force, revision ${revision} of the database.`;
    if (sentence !== this.lastWarning) warn(sentence);
    this.lastWarning = sentence;
  }
}
