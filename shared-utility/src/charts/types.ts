export interface Series {
  readonly name: string;
  /** One for each name of the chart; null where nothing is known. */
  readonly values: readonly (number | null)[];
}

/** What is drawn. */
export interface ChartData {
  /** `line` over time, `bars` upright, `rows` lying, for long names. */
  readonly kind: 'line' | 'bars' | 'rows';
  readonly names: readonly string[];
  /** The same as they are at an axis, where that is shorter. */
  readonly shortNames?: readonly string[] | undefined;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Each series has a scale of its own: what they count is not alike. */
  readonly ownScales?: boolean | undefined;
  /** Of how many each value is a part: every bar says then how many, and how much of all, that is. */
  readonly total?: number | undefined;
}

/** Colours and letters of the page. */
export interface ChartTheme {
  readonly series: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly moves: boolean;
}
