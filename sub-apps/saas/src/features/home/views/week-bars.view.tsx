import { theme } from 'antd';
import { phrases } from '../phrases';

const HEIGHT = 28;
const BAR = 6;
const STEP = 9;

/** One bar per week, scaled to the highest; the present week in the tenant's colour. */
export function WeekBars({ weeks }: { readonly weeks: readonly number[] }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const max = Math.max(1, ...weeks);
  return (
    <svg
      role="img"
      aria-label={t('trend.weeks', { weeks: weeks.join(' · ') })}
      width={weeks.length * STEP}
      height={HEIGHT}
      // In a narrow card all bars get narrower instead of cutting off the present week.
      viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {weeks.map((count, week) => {
        // A week with a count of zero stays visible.
        const height = Math.max(2, (count / max) * HEIGHT);
        const isRunning = week === weeks.length - 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks keep their order
            key={week}
            x={week * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={1}
            fill={isRunning ? token.colorPrimary : token.colorFillSecondary}
          />
        );
      })}
    </svg>
  );
}
