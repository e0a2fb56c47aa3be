import type { AuditChange, Locale } from '@edu/shared-utility/contract';
import type { Tx } from '../db/database';
import { phrase } from '../phrases';
import { type Names, sources } from './name-sources';

const idsOf = (value: unknown): string[] =>
  [value].flat().filter((item): item is string => typeof item === 'string');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The present names of the ids in some changes, by field. */
async function readNames(
  tx: Tx,
  changes: readonly AuditChange[],
  locale: Locale,
): Promise<Map<string, Names>> {
  const names = new Map<string, Names>();
  for (const [field, read] of Object.entries(sources)) {
    const fieldChanges = changes.filter((change) => change.field === field);
    const mentionedIds = [
      ...new Set(fieldChanges.flatMap(({ before, after }) => idsOf([before, after].flat()))),
    ];
    // Only codes need not be UUIDs: an entry of an older version may hold anything.
    const ids = mentionedIds.filter((value) => field === 'permissions' || UUID.test(value));
    const rows = ids.length > 0 ? await read(tx, ids, locale) : [];
    names.set(field, new Map(rows.map(({ id, name }) => [id, name])));
  }
  return names;
}

/**
 * The present names of the ids in audit entries, as far as the caller may see them.
 *
 * @returns for each entry's changes the names by id
 */
export async function namesOfValues(
  tx: Tx,
  all: readonly AuditChange[],
  locale: Locale,
): Promise<(changes: readonly AuditChange[]) => Record<string, string>> {
  const names = await readNames(tx, all, locale);
  return (changes) =>
    Object.fromEntries(
      changes.flatMap(({ field, before, after }) => {
        const cached = names.get(field);
        const ids = cached ? idsOf([before, after].flat()) : [];
        return ids.flatMap((id) => {
          const name = cached?.get(id);
          return name === undefined ? [] : [[id, name] as const];
        });
      }),
    );
}

/**
 * Reads the present names of the ids in some changes, with one query per field.
 *
 * @returns a function that puts names in place of ids; an id that is deleted or hidden from the caller is shown as such
 */
export async function namedValues(
  tx: Tx,
  changes: readonly AuditChange[],
  locale: Locale,
): Promise<(change: AuditChange) => AuditChange> {
  const names = await readNames(tx, changes, locale);
  return (change) => {
    const cached = names.get(change.field);
    if (!cached) return change;
    const text = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(text);
      if (typeof value !== 'string') return value;
      return cached.get(value) ?? phrase(locale, 'history.unknown');
    };
    return {
      field: change.field,
      ...('before' in change && { before: text(change.before) }),
      ...('after' in change && { after: text(change.after) }),
    };
  };
}
