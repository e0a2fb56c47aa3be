import { context, type UserStorage, userStorage } from '@edu/shared-utility';
import type { Column } from '../list/types';

/** A set of filters and order that the person has named. */
export interface SavedView {
  readonly label: string;
  /** Query of its address. */
  readonly search: string;
}

/** A person's settings for a list on this device. */
export interface ListSettings {
  /** Keys of the columns in the person's order; unnamed columns follow. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Optional columns that are shown in narrow windows too. */
  readonly shown?: readonly string[];
  /** Widths in pixels, by key. */
  readonly widths: Readonly<Record<string, number>>;
  readonly views: readonly SavedView[];
}

export const noSettings: ListSettings = { order: [], hidden: [], widths: {}, views: [] };

/** Limits of a column's width, in pixels. */
export const widthLimits = { least: 64, most: 600 };

const isStringList = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string');

const isWidth = (raw: unknown): boolean =>
  typeof raw === 'number' && raw >= widthLimits.least && raw <= widthLimits.most;

const isView = (raw: unknown): raw is SavedView =>
  raw instanceof Object &&
  'label' in raw &&
  typeof raw.label === 'string' &&
  'search' in raw &&
  typeof raw.search === 'string';

function isSettings(raw: unknown): raw is ListSettings {
  if (typeof raw !== 'object' || raw === null) return false;
  const { order, hidden, shown = [], widths, views } = raw as Record<string, unknown>;
  return (
    isStringList(order) &&
    isStringList(hidden) &&
    isStringList(shown) &&
    typeof widths === 'object' &&
    widths !== null &&
    Object.values(widths).every(isWidth) &&
    Array.isArray(views) &&
    views.every(isView)
  );
}

/** @param name name of the list, `saas.students` */
export const settingsOf = (name: string): UserStorage<ListSettings> =>
  userStorage(`list:${name}`, noSettings, isSettings);

/** Key of the person and place: an actor belongs to one person in one organisation of one tenant. */
export const settingsOwner = (): string =>
  [context.get('saas'), context.get('organ'), context.get('actor')].filter(Boolean).join(':');

/** The columns in the person's order. */
export function columnsInOrder<Row>(
  columns: readonly Column<Row>[],
  { order }: ListSettings,
): readonly Column<Row>[] {
  const positionOf = ({ key }: Column<Row>): number => {
    const index = order.indexOf(key);
    return index < 0 ? order.length + columns.findIndex((column) => column.key === key) : index;
  };
  return [...columns].sort((a, other) => positionOf(a) - positionOf(other));
}

/**
 * The columns by the person's settings: at least one is visible, and at least one has no fixed width.
 *
 * @param isWide whether there is room for optional ones that were not chosen
 */
export function applySettings<Row>(
  columns: readonly Column<Row>[],
  settings: ListSettings,
  isWide: boolean,
): readonly Column<Row>[] {
  const shownKeys = settings.shown ?? [];
  const visibleColumns = columnsInOrder(columns, settings).filter(
    ({ key, optional }) =>
      !settings.hidden.includes(key) && (isWide || !optional || shownKeys.includes(key)),
  );
  const sized = (visibleColumns.length > 0 ? visibleColumns : columns.slice(0, 1)).map((column) => {
    const width = settings.widths[column.key] ?? column.width;
    return width === undefined ? column : { ...column, width };
  });
  if (sized.some(({ width }) => width === undefined)) return sized;
  // The widest column takes the remaining space.
  const widest = Math.max(...sized.map(({ width }) => width ?? 0));
  const position = sized.findIndex(({ width }) => width === widest);
  return sized.map((column, index) =>
    index === position ? { ...column, width: undefined } : column,
  );
}
