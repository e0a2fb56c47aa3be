import { Button, theme } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Canvas, useChartTheme } from './canvas.view';
import { Swatch } from './chart-tooltip.view';
import { phrases } from './phrases';
import { ChartTable } from './table.view';
import type { ChartData } from './types';

export type { Series } from './types';

export interface ChartProps extends ChartData {
  readonly title: string;
  /** Level of the heading, so that it fits the page's outline. */
  readonly level?: 2 | 3;
  /** Heading of the table's first column. */
  readonly nameHead: string;
  /** Height of the drawing in pixels; charts of kind `rows` grow with their rows. */
  readonly height?: number;
  /** Rendered below the title. */
  readonly extra?: ReactNode;
}

const USUAL_HEIGHT = 240;
const BAR_HEIGHT = 14;
const ROW_GAP = 14;

const heightOf = ({ kind, names, series }: ChartData): number =>
  kind === 'rows' ? 40 + names.length * (series.length * BAR_HEIGHT + ROW_GAP) : USUAL_HEIGHT;

const canDraw = (): boolean => typeof CanvasRenderingContext2D !== 'undefined';

/**
 * A chart with title, legend and its data as a table: toggled by a button, and always available to screen readers.
 */
export function Chart({ title, level = 2, nameHead, height, extra, ...chartData }: ChartProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [isTable, setTable] = useState(false);
  const [isFailed, setFailed] = useState(!canDraw());
  const id = useId();
  const chartTheme = useChartTheme();
  const drawnHeight = height ?? heightOf(chartData);
  const Heading = `h${level}` as const;
  return (
    <figure aria-labelledby={id} style={{ position: 'relative', margin: 0, minWidth: 0 }}>
      <figcaption
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.marginXS }}
      >
        <Heading
          id={id}
          style={{ flex: 'auto', margin: 0, fontSize: token.fontSize, fontWeight: 600 }}
        >
          {title}
        </Heading>
        {!isFailed && (
          <Button
            size="small"
            type="text"
            aria-label={t(isTable ? 'showChart' : 'showTable', { title })}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'asChart' : 'asTable')}
          </Button>
        )}
        {extra && <div style={{ flex: '100%' }}>{extra}</div>}
      </figcaption>
      {chartData.series.length > 1 && !isTable && !isFailed && (
        <div
          aria-hidden
          style={{
            ...{ display: 'flex', flexWrap: 'wrap', gap: `0 ${token.margin}px` },
            ...{ color: token.colorTextSecondary, fontSize: token.fontSizeSM },
          }}
        >
          {chartData.series.map(({ name }, index) => (
            <span
              key={name}
              style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXXS }}
            >
              <Swatch
                color={chartTheme.series[index % chartTheme.series.length] ?? chartTheme.text}
              />
              {name}
            </span>
          ))}
        </div>
      )}
      {isFailed && (
        <p role="status" style={{ margin: 0, color: token.colorTextSecondary }}>
          {t('drawFailed')}
        </p>
      )}
      {!isTable && !isFailed && (
        <Canvas
          chartData={chartData}
          height={drawnHeight}
          theme={chartTheme}
          onFailed={() => setFailed(true)}
        />
      )}
      <ChartTable
        title={title}
        nameHead={nameHead}
        chartData={chartData}
        isHidden={!isTable && !isFailed}
      />
    </figure>
  );
}
