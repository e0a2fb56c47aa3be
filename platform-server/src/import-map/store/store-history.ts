import { isDeepStrictEqual } from 'node:util';
import type { ImportMapChange } from '@edu/shared-utility/contract';
import { z } from 'zod';
import { asImportMap, type ImportMap } from '../../static/import-map';
import { changesBetween } from '../edit-map';
import { MapRefusal } from '../map-refusal';

/** Each entry holds a whole map of some ten kilobytes. */
const MAX_ENTRIES = 50;

const line = z.object({
  name: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
const change = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  who: z.string(),
  action: z.string(),
  why: z.string(),
  forced: z.boolean(),
  changes: z.array(line),
  /** For a rollback: id of the change whose map it restored. */
  rolledBackTo: z.number().int().optional(),
  /** The map after the change. */
  map: z.unknown().transform(asImportMap),
});
const file = z.object({ changes: z.array(change) });

/** One change of a map in a storage, with the map after it; lists are ordered oldest first. */
export type StoredChange = z.output<typeof change>;
export type NewStoredChange = Omit<StoredChange, 'id' | 'createdAt'>;

/** Throws an Error if the text is no history. */
export const parseHistory = (text: string): readonly StoredChange[] =>
  file.parse(JSON.parse(text)).changes;

export const formatHistory = (changes: readonly StoredChange[]): string =>
  `${JSON.stringify({ changes }, null, 2)}\n`;

/** The history with one more entry; the oldest are dropped. */
export function withChange(
  history: readonly StoredChange[],
  added: NewStoredChange,
  now: Date,
): StoredChange[] {
  const id = (history.at(-1)?.id ?? 0) + 1;
  return [...history, { id, createdAt: now.toISOString(), ...added }].slice(-MAX_ENTRIES);
}

/** The history, with an entry added if the current map was written by other means. */
export function withCurrentMap(
  history: readonly StoredChange[],
  map: ImportMap,
  now: Date,
): StoredChange[] {
  const last = history.at(-1);
  if (last && isDeepStrictEqual(last.map, map)) return [...history];
  const entry = last
    ? { action: 'edit', who: '(not by this command)', changes: changesBetween(last.map, map) }
    : { action: 'start', who: '(there before)', changes: [] };
  return withChange(history, { ...entry, why: '', forced: false, map }, now);
}

/** The changes that led to the current map, without rollbacks and what they undid. */
function notUndone(history: readonly StoredChange[]): StoredChange[] {
  const stack: StoredChange[] = [];
  for (const item of history) {
    const targetIndex = stack.findIndex(({ id }) => id === item.rolledBackTo);
    if (targetIndex < 0) stack.push(item);
    else stack.length = targetIndex + 1;
  }
  return stack;
}

/** The change whose map a rollback restores. Throws MapRefusal. */
export function targetOf(
  history: readonly StoredChange[],
  request: { readonly steps: number } | { readonly to: number },
): StoredChange {
  const oldest = history[0]?.id ?? 0;
  if ('to' in request) {
    const match = history.find(({ id }) => id === request.to);
    if (match) return match;
    throw new MapRefusal(`There is no change #${request.to}: the history begins with #${oldest}.`);
  }
  const stack = notUndone(history);
  const target = stack.at(-1 - request.steps);
  if (target && request.steps < stack.length) return target;
  throw new MapRefusal(
    `There are only ${stack.length - 1} changes to go back by: the history begins with #${oldest}.`,
  );
}

/** The form that the command shows. */
export const describeStored = ({ map: _, ...change }: StoredChange): ImportMapChange => ({
  ...change,
  kind: 'map',
  damaged: false,
  status: 'applied',
  decidedBy: null,
  decidedWhy: null,
});
