import { getLanguage, type LiveSession } from '@edu/shared-utility';
import { Button, Empty } from 'antd';
import { type Day, dayOf, daysOf, formatDay } from '../data/days';
import { phrases } from '../phrases';
import { SessionCard } from './session-card.view';

interface Props {
  readonly days: readonly Day[];
  readonly zone: string;
  readonly rows: readonly LiveSession[];
  readonly mayPlan: boolean;
  readonly onPlan: (day: Day) => void;
  readonly onOpen: (row: LiveSession) => void;
}

/** The days with sessions as a list, for windows too narrow for the grid. */
export function Agenda({ days, zone, rows, mayPlan, onPlan, onOpen }: Props) {
  const { t } = phrases.use();
  const filled = days.filter((day) => rows.some((row) => daysOf(zone, row).includes(day)));
  if (filled.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noneHere')} />;
  }
  return (
    <ul className="live-agenda" aria-label={t('calendar')}>
      {filled.map((day) => {
        const words = formatDay(getLanguage(), day, {
          month: 'long',
          day: 'numeric',
          weekday: 'long',
        });
        return (
          <li key={day}>
            <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              <h2 style={{ margin: 0, fontSize: 'inherit' }}>{words}</h2>
              {mayPlan && day >= dayOf(zone, new Date().toISOString()) && (
                <Button
                  type="link"
                  aria-label={`${words}${t('comma')}${t('planHere')}`}
                  onClick={() => onPlan(day)}
                >
                  {t('planHere')}
                </Button>
              )}
            </div>
            <ul className="live-list">
              {rows
                .filter((row) => daysOf(zone, row).includes(day))
                .map((row) => (
                  <li key={row.id}>
                    <SessionCard row={row} onOpen={onOpen} />
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
