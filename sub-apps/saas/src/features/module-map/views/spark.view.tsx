import { formatDate, formatNumber, type ModuleStatus } from '@edu/shared-utility';
import { theme } from 'antd';
import { sum } from '../data/health';
import { phrases } from '../phrases';

const HOUR = 3_600_000;
const BAR = 5;
const GAP = 1;
const HEIGHT = 28;
/** A single fault has to be seen beside a thousand loads. */
const LEAST = 3;

interface Props {
  readonly module: ModuleStatus;
  /** When the last hour began. */
  readonly hour: string;
}

/** Loads and faults of 24 hours, a bar for each hour; the same in words for who does not see it. */
export function Spark({ module: { loads, faults }, hour }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const most = Math.max(...loads, ...faults);
  const scaled = (count: number): number =>
    count === 0 ? 0 : Math.max(LEAST, Math.round((count / most) * HEIGHT));
  const words = { loads: formatNumber(sum(loads)), faults: formatNumber(sum(faults)) };
  const width = loads.length * (BAR + GAP) - GAP;
  return (
    <div>
      <svg
        role="img"
        aria-label={t('dayText', { ...words, most: formatNumber(Math.max(...loads)) })}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        style={{ display: 'block', maxWidth: '100%' }}
      >
        {loads.map((count, at) => {
          const from = new Date(Date.parse(hour) - (loads.length - 1 - at) * HOUR).toISOString();
          const failed = faults[at] ?? 0;
          const bar = scaled(count);
          const red = scaled(failed);
          const x = at * (BAR + GAP);
          const text = { from: formatDate(from, 'datetime'), loads: count, faults: failed };
          return (
            <g key={from}>
              <title>{t('hourText', text)}</title>
              <rect x={x} y={0} width={BAR} height={HEIGHT} fill="transparent" />
              <rect x={x} y={HEIGHT - 1} width={BAR} height={1} fill={token.colorBorder} />
              <rect x={x} y={HEIGHT - bar} width={BAR} height={bar} fill={token.colorPrimary} />
              <rect x={x} y={HEIGHT - red} width={BAR} height={red} fill={token.colorError} />
            </g>
          );
        })}
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
