import { formatDate, formatNumber, type ModuleStatus } from '@edu/shared-utility';
import { theme } from 'antd';
import { type MouseEvent, useState } from 'react';
import { sum } from '../data/health';
import { barPath, barUnder, baselinePath, HEIGHT, widthOf } from '../data/spark-path';
import { phrases } from '../phrases';

const HOUR = 3_600_000;

interface Props {
  readonly module: ModuleStatus;
  /** Start of the last hour. */
  readonly hour: string;
}

/**
 * Loads and failures of 24 hours, one bar per hour, with the same as text for screen readers. One path for all bars,
 * and a tooltip only for the hovered hour, since hundreds of rows would otherwise need tens of thousands of elements.
 */
export function Sparkline({ module: { loads, faults }, hour }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [hoveredIndex, point] = useState<number | null>(null);
  const max = Math.max(...loads, ...faults);
  const words = { loads: formatNumber(sum(loads)), faults: formatNumber(sum(faults)) };
  const width = widthOf(loads.length);
  const textOf = (index: number): string => {
    const from = new Date(Date.parse(hour) - (loads.length - 1 - index) * HOUR).toISOString();
    const counts = { loads: loads[index] ?? 0, faults: faults[index] ?? 0 };
    return t('hourText', { from: formatDate(from, 'datetime'), ...counts });
  };
  const onMouseMove = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width: shownWidth } = currentTarget.getBoundingClientRect();
    point(barUnder((clientX - left) / shownWidth, loads.length));
  };
  return (
    <div>
      <svg
        role="img"
        aria-label={t('dayText', { ...words, most: formatNumber(Math.max(...loads)) })}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        pointerEvents="all"
        onMouseMove={onMouseMove}
        onMouseLeave={() => point(null)}
        style={{ display: 'block', maxWidth: '100%' }}
      >
        {hoveredIndex !== null && <title>{textOf(hoveredIndex)}</title>}
        <path d={baselinePath(loads.length)} fill={token.colorBorder} />
        <path d={barPath(loads, max)} fill={token.colorPrimary} />
        <path d={barPath(faults, max)} fill={token.colorError} />
      </svg>
      <div aria-hidden style={{ fontSize: token.fontSizeSM, color: token.colorTextSecondary }}>
        {t('loads', { count: words.loads })}
        {sum(faults) > 0 && (
          <span style={{ color: token.colorErrorText }}>
            {' · '}
            {t('faultCount', { count: words.faults })}
          </span>
        )}
      </div>
    </div>
  );
}
