export interface Series {
  readonly name: string;
  /** One value for each name of the chart; null where unknown. */
  readonly values: readonly (number | null)[];
}

/** Data of a chart. */
export interface ChartData {
  /** `line` over time, `bars` vertical, `rows` horizontal, for long names. */
  readonly kind: 'line' | 'bars' | 'rows';
  readonly names: readonly string[];
  /** Shorter names for an axis. */
  readonly shortNames?: readonly string[] | undefined;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Gives each series a scale of its own, for series with different units. */
  readonly ownScales?: boolean | undefined;
  /** Total of which each value is a part; then every bar shows the count and its percentage. */
  readonly total?: number | undefined;
}

/** Colours and fonts of the page. */
export interface ChartTheme {
  readonly series: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly moves: boolean;
}
