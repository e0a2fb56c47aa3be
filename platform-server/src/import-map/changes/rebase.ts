import { readStoredMap } from '../../static/import-map';
import type { Content } from '../content-in-force';
import { describeChange } from '../describe-change';
import { belongsTo, editMap, formatMap, type MapEdit } from '../edit-map';
import { type ChangeRow, findChange } from '../history';
import { addressAt } from '../map-entries';
import type { ServiceOptions } from './change-options';
import { contentInForce } from './change-rollout';
import { preflightAll } from './preflight-all';
import { overtakenRefusal } from './refusals';

/** A waiting change, rebased on the map in force. */
export interface RebasedEdit {
  readonly content: string;
  /** The map that it was rebased on. */
  readonly base: Content;
}

const singleLine = new Set(['set', 'add', 'remove']);

function editOf({ name, from, to }: { name: string; from: string | null; to: string | null }) {
  if (to === null) return { action: 'remove', name } as const;
  return { action: from === null ? 'add' : 'set', name, address: to } as const;
}

/** The digests computed when the change was requested, since the approval is for those bytes. */
function digestsOf(row: ChangeRow, edit: MapEdit): Record<string, string> {
  if (!('address' in edit)) return {};
  const { integrity = {} } = readStoredMap(row.content ?? '');
  return Object.fromEntries(
    Object.entries(integrity).filter(([file]) => belongsTo(file, edit.address)),
  );
}

/**
 * Rebases a waiting change of one line if other lines have changed meanwhile; null if none has, or for other kinds of
 * changes. Throws MapRefusal if its own line has changed, or if its preflight fails now.
 */
export async function rebase(options: ServiceOptions, id: number): Promise<RebasedEdit | null> {
  const row = await options.db.withSystem((tx) => findChange(tx, id));
  if (row?.status !== 'waiting' || row.kind !== 'map' || !singleLine.has(row.action)) return null;
  const base = await contentInForce(options);
  if (row.fromEtag === base.etag) return null;
  const [line] = describeChange(row).changes;
  if (!line || addressAt(base.map, { scope: null, name: line.name }) !== line.from)
    throw overtakenRefusal();
  const edit = editOf(line);
  await preflightAll(
    await options.preflightContext(),
    base.map,
    editMap(base.map, edit),
    row.forced,
  );
  return { content: formatMap(editMap(base.map, edit, digestsOf(row, edit))), base };
}
