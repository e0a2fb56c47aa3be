import { draftKey } from '@edu/shared-utility';
import { settingsOwner } from '../settings/list-settings';
import { changesOf } from './changes';
import type { RecordForm } from './record-form.hook';

/** Unsaved input of a form. */
export interface Draft {
  /** ISO 8601. */
  readonly at: string;
  /** The fields that differ from the row. */
  readonly values: Readonly<Record<string, unknown>>;
}

const isPlain = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || Object.values(value ?? {}).every(isPlain));

function isDraft(raw: unknown): raw is Draft {
  const { at, values } = Object(raw) as Partial<Draft>;
  return Date.parse(String(at)) > 0 && values === Object(values);
}

/** A draft of these values, by default from now; null if there are none. */
export const draftOf = (
  values: Draft['values'],
  at: string = new Date().toISOString(),
): Draft | null => (Object.keys(values).length > 0 ? { at, values } : null);

type AnyForm = Pick<RecordForm<unknown, object>, 'spec'>;

/** Storage key per person: a draft outlives a session that expires, and a log-out removes it. */
function keyOf({ spec: { draft } }: AnyForm, row: unknown): string | null {
  if (!draft) return null;
  const rowKey = row === null ? 'new' : draft.idOf(row);
  return draftKey(draft.name, settingsOwner(), rowKey);
}

/** No draft is stored where the storage is full or blocked. */
function nullOnError<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** This person's last draft for the row, limited to fields that the form still has. */
export function readDraft(form: AnyForm, row: unknown): Draft | null {
  const key = keyOf(form, row);
  const raw = key && nullOnError(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
  if (!isDraft(raw)) return null;
  const fieldNames = Object.keys(form.spec.valuesOf(null));
  const values = Object.fromEntries(
    Object.entries(raw.values).filter(([name]) => fieldNames.includes(name)),
  );
  return draftOf(values, raw.at);
}

/** @param secret names of fields that are never stored, such as passwords */
export function writeDraft(
  form: AnyForm,
  row: unknown,
  input: object,
  secret: readonly string[],
): void {
  const key = keyOf(form, row);
  if (!key) return;
  const omitted = [...secret, ...(form.spec.draft?.omit ?? [])];
  const changes = Object.entries(changesOf<object>(form.spec.valuesOf(row), input));
  const values = changes.filter(([name, value]) => !omitted.includes(name) && isPlain(value));
  const draft = draftOf(Object.fromEntries(values));
  nullOnError(() =>
    draft ? localStorage.setItem(key, JSON.stringify(draft)) : localStorage.removeItem(key),
  );
}

/** Removes the draft after it was saved or discarded. */
export function dropDraft(form: AnyForm, row: unknown): void {
  const key = keyOf(form, row);
  if (key) nullOnError(() => localStorage.removeItem(key));
}
