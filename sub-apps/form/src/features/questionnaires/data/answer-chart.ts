import {
  type FormCount,
  type FormFigures,
  type FormQuestion,
  formatNumber,
} from '@edu/shared-utility';
import { NPS_MOST, STARS_MOST } from '@edu/shared-utility/questionnaire';

/** Data of a chart for one question's answers. */
export interface Drawing {
  readonly kind: 'rows' | 'bars';
  readonly names: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const countOf = (counts: readonly FormCount[], value: string, row: string | null = null): number =>
  counts.find((count) => count.value === value && count.row === row)?.count ?? 0;

const MAX_BARS = 10;

/** The smallest step of 1, 2 or 5 times a power of ten that needs at most ten bars for the span. */
function stepOver(span: number): number {
  const minStep = span / MAX_BARS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  return power * ([1, 2, 5].find((value) => value * power >= minStep) ?? 10);
}

/** Groups many different numbers into bars, each from a round number up to the next. */
function groupIntoBars(counts: readonly FormCount[]): { names: string[]; values: number[] } {
  const sorted = counts
    .map(({ value, count }) => ({ number: Number(value), count }))
    .toSorted((a, other) => a.number - other.number);
  if (sorted.length <= MAX_BARS) {
    return {
      names: sorted.map(({ number }) => formatNumber(number)),
      values: sorted.map(({ count }) => count),
    };
  }
  const [min, max] = [sorted[0]?.number ?? 0, sorted.at(-1)?.number ?? 0];
  const areIntegers = sorted.every(({ number }) => Number.isInteger(number));
  const step = Math.max(stepOver(max - min), areIntegers ? 1 : 0);
  const barOf = (number: number): number => Math.floor(number / step);
  const first = barOf(min);
  const values = Array.from({ length: barOf(max) - first + 1 }, (_, bar) =>
    sorted.reduce((sum, { number, count }) => sum + (barOf(number) - first === bar ? count : 0), 0),
  );
  // Removes floating-point noise.
  const edge = (bar: number): number => Number(((first + bar) * step).toPrecision(12));
  const names = values.map((_, bar) => {
    const [from, to] = [edge(bar), areIntegers ? edge(bar + 1) - 1 : edge(bar + 1)];
    if (from === to) return formatNumber(from);
    return areIntegers
      ? `${formatNumber(from)}–${formatNumber(to)}`
      : `≥ ${formatNumber(from)}, < ${formatNumber(to)}`;
  });
  return { names, values };
}

const scale = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Null for text answers, which have no chart. */
export function drawingOf(
  { kind, options, rows }: FormQuestion,
  { counts }: FormFigures,
  people: string,
): Drawing | null {
  const bars = (names: string[]): Drawing => ({
    ...{ kind: 'bars', names },
    series: [{ name: people, values: names.map((name) => countOf(counts, name)) }],
  });
  switch (kind) {
    case 'single':
    case 'multiple':
      return {
        ...{ kind: 'rows', names: options.map(({ text }) => text) },
        series: [{ name: people, values: options.map(({ id }) => countOf(counts, id)) }],
      };
    case 'nps':
      return bars(scale(0, NPS_MOST));
    case 'stars':
      return bars(scale(1, STARS_MOST));
    case 'date':
      return bars(counts.map(({ value }) => value).toSorted());
    case 'number': {
      const { names, values } = groupIntoBars(counts);
      return { kind: 'bars', names, series: [{ name: people, values }] };
    }
    case 'matrix':
      return {
        ...{ kind: 'rows', names: rows.map(({ text }) => text) },
        series: options.map(({ id, text }) => ({
          name: text,
          values: rows.map((row) => countOf(counts, id, row.id)),
        })),
      };
    default:
      return null;
  }
}

/** Promoters (9, 10) without detractors (0 to 6), in percent; null without answers. */
export function npsOf({ counts }: FormFigures): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const sumOf = (isInGroup: (value: number) => boolean): number =>
    counts.reduce((sum, { value, count }) => sum + (isInGroup(Number(value)) ? count : 0), 0);
  return Math.round(((sumOf((value) => value >= 9) - sumOf((value) => value <= 6)) / total) * 100);
}
