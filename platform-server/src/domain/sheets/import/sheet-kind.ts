import type { Locale } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/database';
import type { JobContext } from '../../../jobs/kinds';
import type { PhraseKey } from '../../../phrases';
import type { Scope } from '../../branch-scope';

export type Heading = readonly [key: string, name: PhraseKey];

/** Whose rows they become, and in which language they are judged. */
export interface ImportScope extends Scope {
  readonly tenantId: string;
  /** Where somebody without a branch of their own comes. */
  readonly homeBranchId: string | null;
  readonly locale: Locale;
}

/** A person's places, read from the columns `department` and `branch`. */
export interface Placed {
  readonly departmentId: string | null;
  readonly branchId: string | null;
}

export interface GoodRow<R> {
  readonly row: number;
  readonly value: R & Placed;
}

/** What is worth a look in a row, and refuses it by nothing. */
export interface RowNote {
  readonly row: number;
  /** Of the column that it is about. */
  readonly key: string;
  readonly message: PhraseKey;
  readonly values?: Readonly<Record<string, number>>;
}

/** A column whose values no two rows share, those that are stored already included. */
export interface UniqueColumn<R> {
  readonly key: keyof R & string;
  readonly taken: PhraseKey;
  /** Those of the values that somebody has. */
  among(tx: Tx, scope: ImportScope, values: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What a workbook is read by, and how its rows are stored. */
export interface SheetKind<R extends object> {
  readonly columns: readonly Heading[];
  readonly required: readonly string[];
  /** Of the cells by their columns' keys. */
  readonly schema: z.ZodType<R>;
  readonly unique: readonly UniqueColumn<R>[];
  /** What is wrong with rows whose cells are right: by what is stored. */
  refused?(
    tx: Tx,
    scope: ImportScope,
    rows: readonly GoodRow<R>[],
  ): Promise<readonly { row: number; key: string; message: PhraseKey }[]>;
  /** What is worth a look in rows that can be stored. */
  noted?(tx: Tx, scope: ImportScope, rows: readonly GoodRow<R>[]): Promise<readonly RowNote[]>;
  /** @returns numbers of the rows that are stored; one whose value somebody took at this very moment is left out */
  store(tx: Tx, rows: readonly GoodRow<R>[], jobContext: JobContext): Promise<ReadonlySet<number>>;
}
