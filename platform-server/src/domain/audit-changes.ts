import type { AuditChange } from '@edu/shared-utility/contract';

const asText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/**
 * What a change of a row makes of it, field by field: those that were sent and differ.
 *
 * @param personal fields of which the trail keeps that they changed, and neither value
 */
export function changesOf<T extends object>(
  before: T,
  sent: { readonly [K in keyof T]?: T[K] | undefined },
  personal: readonly (keyof T & string)[] = [],
): AuditChange[] {
  return (Object.keys(sent) as (keyof T & string)[]).flatMap((field): AuditChange[] => {
    const [was, is] = [asText(before[field] ?? null), asText(sent[field] ?? null)];
    if (sent[field] === undefined || JSON.stringify(was) === JSON.stringify(is)) return [];
    return [personal.includes(field) ? { field } : { field, before: was, after: is }];
  });
}
