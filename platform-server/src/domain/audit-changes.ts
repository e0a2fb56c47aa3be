import type { AuditChange } from '@edu/shared-utility/contract';

const asText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/**
 * The changes of a row, field by field: fields that were sent and differ.
 *
 * @param personal fields for which the audit trail records only that they changed, without either value
 */
export function changesOf<T extends object>(
  before: T,
  sent: { readonly [K in keyof T]?: T[K] | undefined },
  personal: readonly (keyof T & string)[] = [],
): AuditChange[] {
  return (Object.keys(sent) as (keyof T & string)[]).flatMap((field): AuditChange[] => {
    const [oldValue, newValue] = [asText(before[field] ?? null), asText(sent[field] ?? null)];
    if (sent[field] === undefined || JSON.stringify(oldValue) === JSON.stringify(newValue))
      return [];
    return [personal.includes(field) ? { field } : { field, before: oldValue, after: newValue }];
  });
}

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null;

/** Reads a stored change of a field; an import map entry names module and both addresses. */
function readChange(raw: unknown): AuditChange | null {
  if (!isObject(raw)) return null;
  const { field, before, after, name, from, to } = raw;
  if (typeof field === 'string') return { field, before, after };
  return typeof name === 'string' ? { field: name, before: from, after: to } : null;
}

/** Reads the changes and the other details of an entry, in every format that older versions wrote. */
export function readDetail(stored: Readonly<Record<string, unknown>>) {
  const { changes: raw, ...detail } = stored;
  const read = Array.isArray(raw) ? raw.map(readChange) : [];
  const changes = read.filter((change) => change !== null);
  return read.length === changes.length ? { changes, detail } : { changes: [], detail: stored };
}
