import type { Period, StatisticsScope } from '@edu/shared-utility';

/** What every part of a dashboard is asked for. */
export interface PanelProps {
  readonly title: string;
  readonly scope: StatisticsScope;
  /** The same with its days. */
  readonly period: Period;
}

/** A chart shows so many; the most are first. */
export const MAX_CHART_ROWS = 10;
