import { formatNumber, type HomeFigure, PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import { addresses } from '../data/addresses';
import { figureColumns } from '../data/figure-columns';
import { phrases } from '../phrases';
import { WeekBars } from './week-bars.view';

interface Props {
  readonly figures: readonly HomeFigure[];
  /** Whether the person's menu has this page. */
  readonly has: (path: string) => boolean;
}

/** What came in the running week; of what is no stock, how that compares with the week before. */
function Trend({ figure: { key, weeks } }: { readonly figure: HomeFigure }) {
  const { t } = phrases.use();
  if (!weeks) return null;
  const [before = 0, now = 0] = weeks.slice(-2);
  const difference = now - before;
  const number = formatNumber(Math.abs(difference));
  if (key !== 'visitors') return t('trend.gained', { number: formatNumber(now) });
  if (difference === 0) return t('trend.same');
  return t(difference > 0 ? 'trend.more' : 'trend.fewer', { number });
}

/** How much there is, and how it grows. */
export function Figures({ figures, has }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const columns = figureColumns(figures.length);
  const gaps = (columns - 1) * token.margin;
  return (
    <dl
      aria-label={t('figures.title')}
      style={{
        display: 'grid',
        // no more columns than make even rows, and fewer where there is less room
        gridTemplateColumns: `repeat(auto-fit, minmax(max(150px, (100% - ${gaps}px) / ${columns}), 1fr))`,
        gap: token.margin,
        margin: `0 0 ${token.margin}px`,
      }}
    >
      {figures.map((figure) => {
        const { key, value, weeks } = figure;
        const path = addresses.figures[key];
        const name = t(`figures.${key}`);
        return (
          <div
            key={key}
            style={{
              padding: token.padding,
              borderRadius: token.borderRadiusLG,
              background: token.colorBgContainer,
              color: token.colorText,
            }}
          >
            <dt style={{ color: token.colorTextSecondary }}>
              {path && has(path) ? (
                <PageLink to={path} style={{ color: token.colorLink }}>
                  {name}
                </PageLink>
              ) : (
                name
              )}
            </dt>
            <dd style={{ margin: 0 }}>
              <span style={{ display: 'flex', alignItems: 'end', gap: token.marginSM }}>
                <strong style={{ flex: 1, fontSize: token.fontSizeHeading2, fontWeight: 600 }}>
                  {formatNumber(value)}
                </strong>
                {weeks && <WeekBars weeks={weeks} />}
              </span>
              <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
                <Trend figure={figure} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
