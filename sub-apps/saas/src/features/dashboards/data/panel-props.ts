import type { Period, StatisticsScope } from '@edu/shared-utility';

/** The props of every panel. */
export interface PanelProps {
  readonly title: string;
  readonly scope: StatisticsScope;
  /** The scope with its period. */
  readonly period: Period;
}

/** Rows that a chart shows; the largest are first. */
export const MAX_CHART_ROWS = 10;
