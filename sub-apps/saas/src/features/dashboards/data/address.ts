import { isBackwards } from '../../../common/day-span';
import { dayMs, plusDays } from '../../../common/days';
import { type PanelKey, panels } from './presets';

/** Days back from today, with the key of their name. */
export const spanNames = { 7: 'week', 30: 'month', 90: 'quarter', 365: 'year' } as const;
export type Span = `${keyof typeof spanNames}`;
export const spans = Object.keys(spanNames) as Span[];
export const DEFAULT_SPAN: Span = '30';
const MAX_DAYS = 366;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ALL = 'all';
const PLATFORM = 'platform';

/** The query of a dashboard in the URL. */
export interface DashboardQuery {
  /** null for a custom period. */
  readonly span: Span | null;
  readonly from: string;
  readonly to: string;
  /** An id, `all`, `platform`, or null for the caller's own. */
  readonly organ: string | null;
  readonly branch: string | null;
  /** A code, `none` for no region if the dashboard has a default one, or null. */
  readonly region: string | null;
  readonly hidden: ReadonlySet<PanelKey>;
}

/** New values of the URL's parameters; null removes one. */
export type Changes = Readonly<Record<string, string | null>>;

export const noRegion = 'none';

export function requestOf(search: URLSearchParams): DashboardQuery {
  const span = spans.find((item) => item === (search.get('days') ?? DEFAULT_SPAN)) ?? DEFAULT_SPAN;
  const [from = '', to = ''] = ['from', 'to'].map((value) => search.get(value) ?? '');
  const hidden = (search.get('hide') ?? '').split(',');
  return {
    span: search.has('from') || search.has('to') ? null : span,
    from,
    to,
    organ: search.get('organ'),
    branch: search.get('branch'),
    region: search.get('region'),
    hidden: new Set(panels.filter((panel) => hidden.includes(panel))),
  };
}

type Fault = 'order' | 'long' | null;

/** What is wrong with a custom period. */
export function rangeFault({ from, to }: Pick<DashboardQuery, 'from' | 'to'>): Fault {
  if (isBackwards({ from, to })) return 'order';
  const isLong = (Date.parse(to) - Date.parse(from)) / dayMs >= MAX_DAYS;
  return isLong ? 'long' : null;
}

/** The call's period; an invalid one is left out. */
export function daysOf(query: DashboardQuery, today: string): { from?: string; to?: string } {
  if (query.span !== null) return { from: plusDays(today, 1 - Number(query.span)) };
  if (rangeFault(query) !== null) return {};
  const { from, to } = query;
  return { ...(ISO_DAY.test(from) && { from }), ...(ISO_DAY.test(to) && { to }) };
}

/**
 * The call's scope.
 *
 * @param wide the scope without one in the URL: the widest that the caller may see
 */
export function scopeOf(
  { organ, branch, region }: DashboardQuery,
  wide: string | null,
  ownRegion?: string,
) {
  const organScope = organ ?? wide;
  const regionId = region === null ? ownRegion : region;
  return {
    ...(organScope === PLATFORM && { reach: 'platform' as const }),
    ...(organScope !== null && organScope !== PLATFORM && { reach: 'tenant' as const }),
    ...(organScope !== null &&
      organScope !== PLATFORM &&
      organScope !== ALL && { organId: organScope }),
    ...(organScope === null && branch && { branchId: branch }),
    ...(regionId && regionId !== noRegion && { regionId }),
  };
}

export const organScopes = { all: ALL, platform: PLATFORM } as const;
