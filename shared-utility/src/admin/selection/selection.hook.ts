import { useState } from 'react';

/** The selected rows, across all pages of the list. */
export interface Selection<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  /** Whether every row that matches the filters is selected, loaded or not. */
  readonly isAll: boolean;
  /** Selects or deselects rows. */
  set(rows: readonly Row[], isChosen: boolean): void;
  /** Selects these rows only. */
  only(rows: readonly Row[]): void;
  setAll(): void;
  clear(): void;
}

interface RowSelection<Row> {
  readonly conditions: string;
  readonly rows: ReadonlyMap<string, Row>;
  readonly isAll: boolean;
}

/**
 * @param conditions the list's filters; other filters clear the selection
 * @param shownRows the rows on screen, which are newer than the selected copies
 */
export function useSelection<Row>(
  idOf: (row: Row) => string,
  conditions: string,
  shownRows: readonly Row[],
): Selection<Row> {
  const emptySelection: RowSelection<Row> = { conditions, rows: new Map(), isAll: false };
  const [selection, setChosen] = useState(emptySelection);
  const chosen = selection.conditions === conditions ? selection : emptySelection;
  const newer = shownRows.filter((row) => chosen.rows.has(idOf(row)));
  return {
    rows: new Map([...chosen.rows, ...newer.map((row) => [idOf(row), row] as const)]),
    isAll: chosen.isAll,
    set(rows, isChosen) {
      const next = new Map(chosen.rows);
      for (const row of rows) {
        if (isChosen) next.set(idOf(row), row);
        else next.delete(idOf(row));
      }
      setChosen({ ...emptySelection, rows: next });
    },
    only: (rows) =>
      setChosen({ ...emptySelection, rows: new Map(rows.map((row) => [idOf(row), row])) }),
    setAll: () => setChosen({ ...chosen, isAll: true }),
    clear: () => setChosen(emptySelection),
  };
}
