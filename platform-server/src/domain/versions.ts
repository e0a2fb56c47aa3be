import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BusinessError, FieldError } from '../http/business-error';
import type { PhraseKey } from '../phrases';

/** The value that an UPDATE writes to the column `version`. */
export const nextVersion = (column: PgColumn): SQL => sql`${column} + 1`;

/**
 * Throws a conflict if the row has changed since it was read. The row has to be locked before.
 *
 * @param sent the version that was read; without one nothing is checked
 * @param present the present row, as the caller may read it
 */
export function requireVersion<T extends { readonly version?: Version }>(
  sent: Version | undefined,
  current: T,
): void {
  if (sent === undefined || sent === current.version) return;
  throw new BusinessError(errorCodes.conflict, {
    phrase: 'row.changed',
    data: { present: current },
  });
}

/** Throws a field error for the first of these members that is missing, since only a change may leave them out. */
export function requireMembers<T extends object, K extends keyof T & string>(
  input: T,
  missing: Readonly<Record<K, PhraseKey>>,
): asserts input is T & { [N in K]-?: Exclude<T[N], undefined> } {
  for (const [name, phrase] of Object.entries(missing) as [K, PhraseKey][]) {
    if (input[name] === undefined) throw new FieldError(name, phrase);
  }
}
