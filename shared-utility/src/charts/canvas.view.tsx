import { theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ChartTooltip, type PointedValue } from './chart-tooltip.view';
import { optionOf } from './option';
import type { ChartData, ChartTheme } from './types';

type Plot = ReturnType<typeof import('./drawing')['init']>;

interface Props {
  readonly chartData: ChartData;
  readonly height: number;
  readonly theme: ChartTheme;
  /** Called when the chart cannot be drawn. */
  readonly onFailed: () => void;
}

/** Fonts and colours of the page; the first series has the colour of the primary button. */
export function useChartTheme(): ChartTheme {
  const { token } = theme.useToken();
  return {
    series: [token.colorPrimary, token['cyan-7'], token['gold-7'], token['purple-6']],
    text: token.colorTextSecondary,
    line: token.colorBorderSecondary,
    fontFamily: token.fontFamily,
    fontSize: token.fontSizeSM,
    moves: token.motion,
  };
}

function nameAt(plot: Plot, { kind, names }: ChartData, x: number, y: number): number | null {
  if (!plot.containPixel('grid', [x, y])) return null;
  const [column, row] = plot.convertFromPixel('grid', [x, y]) as unknown as [number, number];
  const index = Math.round(kind === 'rows' ? row : column);
  return index >= 0 && index < names.length ? index : null;
}

/** The drawn chart; screen readers have the table beside it. A tooltip shows the numbers at the pointer. */
export function Canvas({ chartData, height, theme: chartTheme, onFailed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot>(undefined);
  const [hoveredValue, setPointed] = useState<PointedValue | null>(null);
  const optionKey = JSON.stringify([chartData, chartTheme]);
  const latest = useRef({ chartData, theme: chartTheme, onFailed });
  latest.current = { chartData, theme: chartTheme, onFailed };

  useEffect(() => {
    let isOver = false;
    let end = () => {};
    async function begin(): Promise<void> {
      const { init } = await import('./drawing');
      if (isOver || !box.current) return;
      const chart = init(box.current);
      plot.current = chart;
      chart.setOption(optionOf(latest.current.chartData, latest.current.theme));
      chart.getZr().on('mousemove', ({ offsetX: x, offsetY: y }) => {
        const index = nameAt(chart, latest.current.chartData, x, y);
        setPointed(index === null ? null : { index, x, y });
      });
      chart.getZr().on('globalout', () => setPointed(null));
      const watch = new ResizeObserver(() => chart.resize());
      watch.observe(box.current);
      end = () => {
        watch.disconnect();
        chart.dispose();
        plot.current = undefined;
      };
    }
    begin().catch(() => {
      if (!isOver) latest.current.onFailed();
    });
    return () => {
      isOver = true;
      end();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn only if the visible data has changed
  useEffect(() => {
    plot.current?.setOption(optionOf(latest.current.chartData, latest.current.theme), {
      notMerge: true,
    });
  }, [optionKey]);

  return (
    <div aria-hidden style={{ position: 'relative' }}>
      <div ref={box} style={{ height }} />
      {hoveredValue && (
        <ChartTooltip chartData={chartData} chartTheme={chartTheme} hoveredValue={hoveredValue} />
      )}
    </div>
  );
}
