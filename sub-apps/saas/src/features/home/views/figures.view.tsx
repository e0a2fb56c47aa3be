import { formatNumber, type HomeFigure } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { figureTemplate } from '../data/figure-columns';
import type { placeholdersFor } from '../data/placeholders';
import { phrases } from '../phrases';
import { FigureCard } from './figure-card.view';
import { TextPlaceholder } from './placeholder.view';
import { WeekBars } from './week-bars.view';

/** New rows in the present week; for visitors, the change from the week before. */
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

function FigureGrid({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <dl
      aria-label={t('figures.title')}
      style={{
        display: 'grid',
        gridTemplateColumns: figureTemplate(count, token.margin),
        gap: token.margin,
        margin: `0 0 ${token.margin}px`,
      }}
    >
      {children}
    </dl>
  );
}

interface Props {
  readonly figures: readonly HomeFigure[];
  /** Whether the person's menu has this page. */
  readonly hasPage: (path: string) => boolean;
}

/** The figures, with their growth. */
export const Figures = ({ figures, hasPage }: Props) => (
  <FigureGrid count={figures.length}>
    {figures.map((figure) => (
      <FigureCard
        key={figure.key}
        name={figure.key}
        hasPage={hasPage}
        value={formatNumber(figure.value)}
        bars={figure.weeks && <WeekBars weeks={figure.weeks} />}
        trend={<Trend figure={figure} />}
      />
    ))}
  </FigureGrid>
);

const noWeeks = Array<number>(8).fill(0);

/** Placeholders of the figures while they load. */
export const FiguresPlaceholder = ({
  figures,
  hasPage,
}: Pick<Props, 'hasPage'> & Pick<ReturnType<typeof placeholdersFor>, 'figures'>) => (
  <FigureGrid count={figures.length}>
    {figures.map(({ key, isWeekly }) => (
      <FigureCard
        key={key}
        name={key}
        hasPage={hasPage}
        value={<TextPlaceholder>0000</TextPlaceholder>}
        bars={
          isWeekly && (
            <span aria-hidden="true">
              <WeekBars weeks={noWeeks} />
            </span>
          )
        }
        trend={
          isWeekly && (
            <TextPlaceholder>
              <Trend figure={{ key, value: 0, weeks: noWeeks }} />
            </TextPlaceholder>
          )
        }
      />
    ))}
  </FigureGrid>
);
