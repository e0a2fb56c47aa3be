import { formatNumber } from '@edu/shared-utility';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from './chart.view';
import { optionOf } from './option';
import type { ChartTheme } from './types';

const theme: ChartTheme = {
  ...{ series: ['blue', 'teal'], text: 'grey', line: 'silver' },
  ...{ fontFamily: 'serif', fontSize: 12, moves: false },
};
const chartData = {
  kind: 'rows',
  names: ['母婴护理', '家政服务'],
  series: [
    { name: '开始学习', values: [1200, 8] },
    { name: '已完成', values: [30, null] },
  ],
  format: formatNumber,
} as const;

it('a chart that cannot be drawn is shown as its table, number by number', () => {
  render(<Chart title="课程" nameHead="课程名" {...chartData} />);
  const figure = screen.getByRole('figure', { name: '课程' });
  expect(within(figure).getByRole('status')).toHaveTextContent('以下为数据表格');
  const table = within(figure).getByRole('table', { name: '课程' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['课程名开始学习已完成', '母婴护理1,20030', '家政服务8–']);
  expect(within(figure).getByRole('region', { name: '课程（表格）' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(within(figure).queryByRole('button')).toBeNull();
});

it('shows the percentage of each value if requested', () => {
  const withOneSeries = { ...chartData, series: [{ name: '人', values: [30, 10] }], total: 40 };
  render(<Chart title="课程" nameHead="课程名" {...withOneSeries} />);
  const table = screen.getByRole('table', { name: '课程' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['课程名人', '母婴护理30 · 75%', '家政服务10 · 25%']);
  const [series] = optionOf(withOneSeries, theme).series as {
    label: { formatter: (at: object) => string };
  }[];
  expect(series?.label.formatter({ value: 30 })).toBe('30 · 75%');
  expect(series?.label.formatter({ value: 0 })).toBe('');
});

it('a table shows its rows without scrolling, and the number of the omitted rows if it is very long', async () => {
  const days = Array.from({ length: 90 }, (_, day) => `第${day + 1}天`);
  const longChart = {
    ...chartData,
    names: days,
    series: [{ name: '人', values: days.map(() => 1) }],
  };
  const { rerender } = render(<Chart title="课程" nameHead="日期" {...longChart} />);
  const rows = () => screen.getAllByRole('row').length - 1;
  expect(rows()).toBe(31);
  expect(screen.getByRole('region', { name: '课程（表格）' }).style.maxHeight).toBe('');
  await userEvent.click(screen.getByRole('button', { name: '显示其余 59 行' }));
  expect(rows()).toBe(90);
  expect(screen.queryByRole('button')).toBeNull();
  const short = { ...longChart, names: days.slice(0, 31) };
  rerender(<Chart key="short" title="课程" nameHead="日期" {...short} />);
  expect(rows()).toBe(31);
  expect(screen.queryByRole('button')).toBeNull();
});

it('horizontal bars have their names at the left, the first one at the top', () => {
  const option = optionOf(chartData, theme);
  expect(option.yAxis).toMatchObject({ type: 'category', data: chartData.names, inverse: true });
  expect(option.xAxis).toMatchObject({ type: 'value', minInterval: 1 });
  expect(option.series).toMatchObject([
    { type: 'bar', name: '开始学习', data: [1200, 8], itemStyle: { color: 'blue' } },
    { type: 'bar', name: '已完成', data: [30, null], itemStyle: { color: 'teal' } },
  ]);
});

it('a line starts at the edge, and is not animated with reduced motion', () => {
  const line = { ...chartData, kind: 'line', shortNames: ['1', '2'] } as const;
  expect(optionOf(line, theme)).toMatchObject({
    animation: false,
    xAxis: { type: 'category', data: ['1', '2'], boundaryGap: false },
    yAxis: { type: 'value' },
  });
});

it('two series with different units have their own scales in their colours', () => {
  const option = optionOf({ ...chartData, ownScales: true }, theme);
  expect(option.xAxis).toMatchObject([
    { splitLine: { show: true }, axisLabel: { color: 'blue' } },
    { splitLine: { show: false }, axisLabel: { color: 'teal' } },
  ]);
  expect(option.series).toMatchObject([{ xAxisIndex: 0 }, { xAxisIndex: 1 }]);
});

it('a few vertical bars show every name, rotated if they are long', () => {
  const series = [{ name: 'Fichiers', values: [1, 2, 3] }];
  const of = (names: string[]) =>
    optionOf({ kind: 'bars', names, series, format: formatNumber }, theme);
  const longNames = ['Présentations', 'Documents numérisés', 'Images et photographies'];
  expect(of(['视频', '音频', '图片']).xAxis).toMatchObject({
    axisLabel: { interval: 0, hideOverlap: false, rotate: 0 },
  });
  expect(of(longNames).xAxis).toMatchObject({
    axisLabel: { interval: 0, hideOverlap: false, rotate: 30 },
  });
});
