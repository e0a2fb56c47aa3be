import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import { timings } from '../resources';

/** What the list of modules can be sorted by. */
export const columns = ['name', 'state', 'version', 'source', 'size', ...timings] as const;
export type Column = (typeof columns)[number];

export const isTime = (column: Column): boolean => (timings as readonly string[]).includes(column);

export interface Sorting {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** Kept in the session storage, because an override reloads the page. */
const KEY = 'devtools-sorting';

/** Broken and loading modules come first. */
const states: readonly ModuleRow['state'][] = [
  'failed',
  'retrying',
  'loading',
  'bootstrapping',
  'mounting',
  'leaving',
  'mounted',
  'loaded',
  'idle',
  'unused',
];

/** The value to sort by; modules without one are null and come last in both directions. */
function measureOf(line: ModuleRow, column: Column): number | string | null {
  switch (column) {
    case 'name':
      return line.name;
    case 'state':
      return states.indexOf(line.state);
    case 'version':
      return line.version;
    case 'source':
      return phrases.t(`origins.${line.origin}`);
    case 'size':
      return line.size?.decoded ?? null;
    default:
      return line.timings[column];
  }
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true });

export function sortRows(lines: readonly ModuleRow[], sorting: Sorting): readonly ModuleRow[] {
  const { column, isDescending } = sorting;
  return lines.toSorted((first, second) => {
    const [a, b] = [measureOf(first, column), measureOf(second, column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return compare(a, b) * (isDescending ? -1 : 1);
  });
}

/** Measures start descending, text ascending; the third press removes the sorting. */
export function nextSorting(current: Sorting | null, column: Column): Sorting | null {
  const first = column === 'size' || isTime(column);
  if (current?.column !== column) return { column, isDescending: first };
  return current.isDescending === first ? { column, isDescending: !first } : null;
}

export function storeSorting(sorting: Sorting | null): void {
  if (sorting) window.sessionStorage.setItem(KEY, JSON.stringify(sorting));
  else window.sessionStorage.removeItem(KEY);
}

/** The storage can hold anything; what is no valid sorting reads as null. */
export function readSorting(): Sorting | null {
  try {
    const raw: Partial<Sorting> | null = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    const column = columns.find((item) => item === raw?.column);
    return column ? { column, isDescending: raw?.isDescending === true } : null;
  } catch {
    return null;
  }
}
