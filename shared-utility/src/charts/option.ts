import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { ComposeOption } from 'echarts/core';
import type { ChartData, ChartTheme } from './types';
import { valueWithShare } from './value-with-share';

export type Option = ComposeOption<BarSeriesOption | LineSeriesOption> & Record<string, unknown>;

const LONGEST_NAME = 132;
const WIDEST_BAR = 22;
/** Up to this number, vertical bars show every name, rotated where names are too long. */
const FEW_BARS = 8;
const LETTERS_ABREAST = 40;

const lettersOf = (names: readonly string[]): number =>
  [...names.join('')].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

const markOf = (kind: ChartData['kind'], color: string): LineSeriesOption | BarSeriesOption =>
  kind === 'line'
    ? {
        type: 'line',
        showSymbol: false,
        symbol: 'circle',
        lineStyle: { width: 2, color },
        itemStyle: { color },
        areaStyle: { color, opacity: 0.08 },
      }
    : {
        type: 'bar',
        barMaxWidth: WIDEST_BAR,
        itemStyle: { color, borderRadius: kind === 'rows' ? [0, 3, 3, 0] : [3, 3, 0, 0] },
      };

/** The ECharts option in the page's colours and fonts. */
export function optionOf(chartData: ChartData, theme: ChartTheme): Option {
  const { kind, names, shortNames, series, format, total, ownScales } = chartData;
  const isHorizontal = kind === 'rows';
  const label = { color: theme.text, fontFamily: theme.fontFamily, fontSize: theme.fontSize };
  const axisNames = shortNames ?? names;
  const isFew = kind === 'bars' && axisNames.length <= FEW_BARS;
  const name = {
    type: 'category',
    data: [...axisNames],
    inverse: isHorizontal,
    boundaryGap: kind !== 'line',
    axisTick: { show: false },
    axisLine: { show: !isHorizontal, lineStyle: { color: theme.line } },
    axisLabel: {
      ...label,
      hideOverlap: !isFew,
      ...(isFew && { interval: 0, rotate: lettersOf(axisNames) > LETTERS_ABREAST ? 30 : 0 }),
      ...(isHorizontal && { width: LONGEST_NAME, overflow: 'truncate', interval: 0 }),
    },
  };
  const value = {
    type: 'value',
    minInterval: 1,
    splitNumber: 4,
    splitLine: { lineStyle: { color: theme.line } },
    axisLabel: { ...label, hideOverlap: true, formatter: format },
  };
  const colorOf = (index: number): string =>
    theme.series[index % theme.series.length] ?? theme.text;
  // Each scale has the colour of its series.
  const values = ownScales
    ? series.map((_, index) => ({
        ...value,
        splitLine: { ...value.splitLine, show: index === 0 },
        axisLabel: { ...value.axisLabel, color: colorOf(index) },
      }))
    : value;
  return {
    animation: theme.moves,
    animationDuration: 300,
    grid: {
      left: 4,
      right: total && isHorizontal ? 76 : 16,
      top: total ? 20 : 12,
      bottom: 4,
      outerBoundsMode: 'same',
    },
    xAxis: isHorizontal ? values : name,
    yAxis: isHorizontal ? name : values,
    series: series.map(({ name: title, values }, index) => ({
      ...markOf(kind, colorOf(index)),
      ...(ownScales && { [isHorizontal ? 'xAxisIndex' : 'yAxisIndex']: index }),
      name: title,
      data: [...values],
      ...(total && {
        label: {
          ...{ ...label, show: true, position: isHorizontal ? 'right' : 'top' },
          formatter: ({ value }: { value: number }) =>
            value === 0 ? '' : isHorizontal ? valueWithShare(value, chartData) : format(value),
        },
      }),
    })),
  } as Option;
}
