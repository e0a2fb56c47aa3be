import { theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
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

/** Position of the pointer: index of the name, and distance from the left and the top in pixels. */
interface PointedValue {
  readonly index: number;
  readonly x: number;
  readonly y: number;
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
  const now = useRef({ chartData, theme: chartTheme, onFailed });
  now.current = { chartData, theme: chartTheme, onFailed };

  useEffect(() => {
    let isOver = false;
    let end = () => {};
    async function begin(): Promise<void> {
      const { init } = await import('./drawing');
      if (isOver || !box.current) return;
      const chart = init(box.current);
      plot.current = chart;
      chart.setOption(optionOf(now.current.chartData, now.current.theme));
      chart.getZr().on('mousemove', ({ offsetX: x, offsetY: y }) => {
        const index = nameAt(chart, now.current.chartData, x, y);
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
      if (!isOver) now.current.onFailed();
    });
    return () => {
      isOver = true;
      end();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn only if the visible data has changed
  useEffect(() => {
    plot.current?.setOption(optionOf(now.current.chartData, now.current.theme), { notMerge: true });
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

interface ChartTooltipProps {
  readonly chartData: ChartData;
  readonly chartTheme: ChartTheme;
  readonly hoveredValue: PointedValue;
}

const LABEL_OFFSET = 12;

/** The tooltip with the numbers at the pointer. */
function ChartTooltip({
  chartData: { names, series, format },
  chartTheme,
  hoveredValue: { index, x, y },
}: ChartTooltipProps) {
  const { token } = theme.useToken();
  const box = useRef<HTMLDivElement>(null);
  const width = box.current?.parentElement?.clientWidth ?? 0;
  const side =
    x > width / 2 && width > 0 ? { right: width - x + LABEL_OFFSET } : { left: x + LABEL_OFFSET };
  return (
    <div
      ref={box}
      style={{
        ...{ position: 'absolute', top: Math.max(0, y - LABEL_OFFSET), ...side, zIndex: 1 },
        ...{ maxWidth: '70%', padding: `${token.paddingXXS}px ${token.paddingXS}px` },
        ...{ borderRadius: token.borderRadius, boxShadow: token.boxShadowSecondary },
        ...{ background: token.colorBgElevated, color: token.colorText },
        ...{ fontSize: token.fontSizeSM, pointerEvents: 'none' },
      }}
    >
      <div style={{ color: token.colorTextSecondary }}>{names[index]}</div>
      {series.map(({ name, values }, i) => (
        <div key={name} style={{ display: 'flex', gap: token.marginXS, alignItems: 'center' }}>
          <Swatch color={chartTheme.series[i % chartTheme.series.length] ?? chartTheme.text} />
          <span style={{ flex: 1 }}>{name}</span>
          <strong style={{ fontVariantNumeric: 'tabular-nums' }}>
            {values[index] == null ? '–' : format(values[index])}
          </strong>
        </div>
      ))}
    </div>
  );
}

export function Swatch({ color }: { readonly color: string }) {
  return (
    <span style={{ flex: 'none', width: 10, height: 10, borderRadius: 2, background: color }} />
  );
}
