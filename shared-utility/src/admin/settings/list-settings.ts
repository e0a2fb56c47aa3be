import { context, type Kept, kept } from '@edu/shared-utility';
import type { Column } from '../list/types';

/** A list under conditions that the person has named. */
export interface SavedView {
  readonly label: string;
  /** Query of its address. */
  readonly search: string;
}

/** What a person has set for a list on this device. */
export interface ListSettings {
  /** Keys of the columns in the person's order; those that are not named come after them. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Optional ones that the person wants whatever the room. */
  readonly shown?: readonly string[];
  /** Pixels by key. */
  readonly widths: Readonly<Record<string, number>>;
  readonly views: readonly SavedView[];
}

export const noSettings: ListSettings = { order: [], hidden: [], widths: {}, views: [] };

/** A column is never narrower or wider than this, in pixels. */
export const widthLimits = { least: 64, most: 600 };

const isTexts = (raw: unknown): raw is string[] =>
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
    isTexts(order) &&
    isTexts(hidden) &&
    isTexts(shown) &&
    typeof widths === 'object' &&
    widths !== null &&
    Object.values(widths).every(isWidth) &&
    Array.isArray(views) &&
    views.every(isView)
  );
}

/** @param name of the list, `saas.students` */
export const settingsOf = (name: string): Kept<ListSettings> =>
  kept(`list:${name}`, noSettings, isSettings);

/** The person at this place: an actor is one person's part in one organisation of one tenant. */
export const settingsOwner = (): string =>
  [context.get('saas'), context.get('organ'), context.get('actor')].filter(Boolean).join(':');

/** The columns in the person's order. */
export function ordered<Row>(
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
 * The columns as the person wants them: never none, and one at least takes the room that is left.
 *
 * @param isRoomy whether there is room for optional ones that were not chosen
 */
export function settled<Row>(
  columns: readonly Column<Row>[],
  settings: ListSettings,
  isRoomy: boolean,
): readonly Column<Row>[] {
  const shownKeys = settings.shown ?? [];
  const shown = ordered(columns, settings).filter(
    ({ key, optional }) =>
      !settings.hidden.includes(key) && (isRoomy || !optional || shownKeys.includes(key)),
  );
  const sized = (shown.length > 0 ? shown : columns.slice(0, 1)).map((column) => {
    const width = settings.widths[column.key] ?? column.width;
    return width === undefined ? column : { ...column, width };
  });
  if (sized.some(({ width }) => width === undefined)) return sized;
  // the widest one grows
  const widest = Math.max(...sized.map(({ width }) => width ?? 0));
  const position = sized.findIndex(({ width }) => width === widest);
  return sized.map((column, index) =>
    index === position ? { ...column, width: undefined } : column,
  );
}
