import { theme } from 'antd';
import { useRef } from 'react';
import type { ChartData, ChartTheme } from './types';

/** Position of the pointer: index of the name, and distance from the left and the top in pixels. */
export interface PointedValue {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

interface ChartTooltipProps {
  readonly chartData: ChartData;
  readonly chartTheme: ChartTheme;
  readonly hoveredValue: PointedValue;
}

const LABEL_OFFSET = 12;

/** The tooltip with the numbers at the pointer. */
export function ChartTooltip({
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
