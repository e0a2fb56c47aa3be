import { isDeepStrictEqual } from 'node:util';
import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { type Content, contentInForce } from '../content-in-force';
import { changesBetween, editMap, formatMap } from '../edit-map';
import { acquireLock } from '../history';
import { changedMeanwhile, etagOf } from '../map-file';
import { MapRefusal } from '../map-refusal';
import { MapFileError } from '../map-state';
import { contentAfter, contentBefore } from '../rollback';
import { findRollout, requireUnchanged } from '../rollouts';
import type {
  ChangeOptions,
  ChangeRequest,
  RollbackRequest,
  ServiceOptions,
} from './change-options';
import { menuRemarks } from './menus';
import { preflightAll } from './preflight-all';
import { finishCompletedRollouts, recordChange } from './record';
import { parseOrRefuse, stillImportedRefusal } from './refusals';

/** The map in force, after applying edits of the file. Throws MapRefusal if `ifMatch` names another revision. */
async function requireMatch({ live, mirror }: ServiceOptions, ifMatch: string): Promise<Content> {
  const served = await live?.current();
  const { currentContent, fault } = await mirror.sync(null);
  if (fault instanceof MapFileError) {
    throw new MapRefusal(`The map's file cannot be used: ${fault.message}. Correct it.`);
  }
  const expectedEtag = ifMatch.replace(/^W\//, '');
  // An ETag of the served map only counts if that map is still in force.
  const isServed =
    expectedEtag === served?.etag && isDeepStrictEqual(served.source, currentContent.map);
  if (expectedEtag !== currentContent.etag && !isServed) throw changedMeanwhile();
  if (fault) throw new MapRefusal(fault.message);
  return currentContent;
}

/** The map to roll back to, and the id of the change that made it. */
async function rollbackEdit(db: Database, request: RollbackRequest) {
  const { map, id } = await db.withSystem((tx) =>
    'to' in request ? contentAfter(tx, request.to) : contentBefore(tx, request.steps),
  );
  return { edit: { action: 'replace', map } as const, to: id };
}

/** Changes the map or, where approval is required, requests the change. Throws MapRefusal. */
export async function changeMap(
  options: ServiceOptions,
  request: ChangeRequest,
  changeOptions: ChangeOptions,
): Promise<ImportMapOutcome> {
  const { db, live, mirror } = options;
  const base = await requireMatch(options, changeOptions.ifMatch);
  const { map, text, etag } = base;
  const { edit, to } =
    request.action === 'rollback' ? await rollbackEdit(db, request) : { edit: request, to: null };
  const draft = editMap(map, edit);
  const { objections, notes, integrity } = await preflightAll(
    await options.preflightContext(),
    map,
    draft,
    changeOptions.force,
  );
  const changes = changesBetween(map, draft);
  const menus = await menuRemarks(db, changes);
  if (menus.needs.length > 0 && !changeOptions.force) throw stillImportedRefusal(menus.needs);
  objections.push(...menus.needs);
  notes.push(...menus.notes);
  const after = formatMap(editMap(map, edit, to === null ? integrity : {}));
  if (after === text) throw new MapRefusal('The map already says so: nothing was changed.', 'same');
  parseOrRefuse(after);
  const fileBefore = await mirror.fileEtag();
  const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
    await acquireLock(tx);
    const isSame = (await contentInForce(tx))?.revision === base.revision;
    if (!isSame || (await mirror.fileEtag()) !== fileBefore) throw changedMeanwhile();
    if ('name' in request)
      requireUnchanged(changeOptions.seen, await findRollout(tx, request.name));
    const row = await recordChange(tx, options, changeOptions, {
      kind: 'map',
      action: request.action,
      changes,
      fromEtag: etag,
      content: after,
      forced: objections.length > 0,
      ...(to !== null && { request: { to } }),
    });
    if (row.status === 'applied') await finishCompletedRollouts(tx, changes, changeOptions);
    const now = row.status === 'applied' ? etagOf(after) : etag;
    return {
      ...{ id: row.id, status: row.status, etag: now, changes, objections },
      ...(notes.length > 0 && { notes }),
      ...(to !== null && { rolledBackTo: to }),
    };
  });
  live?.invalidateState();
  await mirror.sync(null);
  return outcome;
}
