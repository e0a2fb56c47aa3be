import { isDeepStrictEqual } from 'node:util';
import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import type { ImportMap } from '../../static/import-map';
import { changesBetween, editMap, formatMap, type MapEdit, MapRefusal } from '../edit-map';
import { type Content, contentBefore, contentInForce, inTurn } from '../history';
import { changedMeanwhile, etagOf } from '../map-file';
import { FileFault } from '../mirror';
import { preflight } from '../preflight';
import { endArrived, recordChange } from './record';
import { leaveEdits, refusedBy, requireUnderstood } from './refusals';
import type { KeeperOptions, MapWish, Terms } from './terms';

/** What is in force, which has to be what the author has seen; an edit of the file goes first. */
async function matching({ live, mirror }: KeeperOptions, ifMatch: string): Promise<Content> {
  const served = await live?.current();
  const { inForce, fault } = await mirror.settle(leaveEdits);
  if (fault instanceof FileFault) {
    throw new MapRefusal(`The map's file cannot be used: ${fault.message}. Correct it.`);
  }
  const seen = ifMatch.replace(/^W\//, '');
  // What was served a moment ago says nothing of a map that has come into force since.
  const isServed = seen === served?.etag && isDeepStrictEqual(served.source, inForce.map);
  if (seen !== inForce.etag && !isServed) throw changedMeanwhile();
  if (fault) throw new MapRefusal(fault.message);
  return inForce;
}

async function rollbackEdit(db: Database, steps: number): Promise<MapEdit> {
  const { map } = await db.withSystem((tx) => contentBefore(tx, steps));
  return { action: 'replace', map };
}

/** Looks at every address that is new in the draft. */
async function look(options: KeeperOptions, before: ImportMap, draft: ImportMap) {
  const premises = await options.premises();
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

/** Changes the map, or asks for it where a second person has to agree. Throws MapRefusal. */
export async function changeMap(
  options: KeeperOptions,
  wish: MapWish,
  terms: Terms,
): Promise<ImportMapOutcome> {
  const { db, live, mirror } = options;
  const base = await matching(options, terms.ifMatch);
  const { map, text, etag } = base;
  const edit = wish.action === 'rollback' ? await rollbackEdit(db, wish.steps) : wish;
  const draft = editMap(map, edit);
  const { problems, integrity } = await look(options, map, draft);
  if (problems.length > 0 && !terms.force) throw refusedBy(problems);
  const after = formatMap(editMap(map, edit, wish.action === 'rollback' ? {} : integrity));
  const changes = changesBetween(map, draft);
  if (after === text) throw new MapRefusal('The map already says so: nothing was changed.');
  requireUnderstood(after);
  const fileBefore = await mirror.fileEtag();
  const outcome = await db.withSystem(async (tx): Promise<ImportMapOutcome> => {
    await inTurn(tx);
    const isSame = (await contentInForce(tx))?.revision === base.revision;
    if (!isSame || (await mirror.fileEtag()) !== fileBefore) throw changedMeanwhile();
    const row = await recordChange(tx, options, terms, {
      kind: 'map',
      action: wish.action,
      changes,
      fromEtag: etag,
      content: after,
      forced: problems.length > 0,
    });
    if (row.status === 'applied') await endArrived(tx, changes, terms);
    const now = row.status === 'applied' ? etagOf(after) : etag;
    return { id: row.id, status: row.status, etag: now, changes, objections: [...problems] };
  });
  live?.forgetNews();
  await mirror.settle(leaveEdits);
  return outcome;
}
