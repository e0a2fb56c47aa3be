import type { Locale } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/database';
import type { JobContext } from '../../../jobs/kinds';
import type { PhraseKey } from '../../../phrases';
import type { Scope } from '../../branch-scope';

export type Heading = readonly [key: string, name: PhraseKey];

/** The organisation and branches that rows are added to, and the language of messages. */
export interface ImportScope extends Scope {
  readonly tenantId: string;
  /** The branch of rows that name none. */
  readonly homeBranchId: string | null;
  readonly locale: Locale;
}

/** Department and branch of a person, read from the columns `department` and `branch`. */
export interface StaffPlace {
  readonly departmentId: string | null;
  readonly branchId: string | null;
}

export interface GoodRow<R> {
  readonly row: number;
  readonly value: R & StaffPlace;
}

/** A hint about a row that does not prevent its import. */
export interface RowNote {
  readonly row: number;
  /** The key of the column that it is about. */
  readonly key: string;
  readonly message: PhraseKey;
  readonly values?: Readonly<Record<string, number>>;
}

/** A column whose values must be unique, among the rows and those already stored. */
export interface UniqueColumn<R> {
  readonly key: keyof R & string;
  readonly takenPhrase: PhraseKey;
  /** Those of the values that are already in use. */
  findInUse(tx: Tx, scope: ImportScope, values: readonly string[]): Promise<ReadonlySet<string>>;
}

/** How rows of a workbook are parsed, checked and stored. */
export interface SheetKind<R extends object> {
  readonly columns: readonly Heading[];
  readonly required: readonly string[];
  /** Parses the cells by column key. */
  readonly schema: z.ZodType<R>;
  readonly unique: readonly UniqueColumn<R>[];
  /** The faults of valid rows that follow from what is stored. */
  faultsFor?(
    tx: Tx,
    scope: ImportScope,
    rows: readonly GoodRow<R>[],
  ): Promise<readonly { row: number; key: string; message: PhraseKey }[]>;
  /** The hints about rows that can be stored. */
  hintsFor?(tx: Tx, scope: ImportScope, rows: readonly GoodRow<R>[]): Promise<readonly RowNote[]>;
  /**
   * Stores rows.
   *
   * @returns the numbers of the stored rows, without those whose unique value was taken meanwhile
   */
  store(tx: Tx, rows: readonly GoodRow<R>[], jobContext: JobContext): Promise<ReadonlySet<number>>;
}
