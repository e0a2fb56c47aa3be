import { getLanguage, type LiveSession } from '@edu/shared-utility';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarAddress } from '../data/calendar-address.hook';
import { type Day, daysOf, formatDay, plusDays, plusMonths } from '../data/days';
import { phrases } from '../phrases';
import { SessionCard } from './session-card.view';

interface Props {
  readonly address: CalendarAddress;
  readonly weeks: readonly (readonly Day[])[];
  readonly rows: readonly LiveSession[];
  readonly mayPlan: boolean;
  readonly onPlan: (day: Day) => void;
  readonly onOpen: (row: LiveSession) => void;
}

/** The day to which a key moves; null for other keys. */
function dayAfter(key: string, day: Day): Day | null {
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 },
  };
  const step = steps[key];
  if (step !== undefined) return plusDays(day, step);
  if (key === 'PageUp') return plusMonths(day, -1);
  return key === 'PageDown' ? plusMonths(day, 1) : null;
}

/** The days of a month or week as a table: arrow keys move between days, Enter plans a session. */
export function DayGrid({ address, weeks, rows, mayPlan, onPlan, onOpen }: Props) {
  const { t } = phrases.use();
  const { zone, today, day: current, mode, show } = address;
  const language = getLanguage();
  const table = useRef<HTMLTableElement>(null);
  /** The target of a key before it is rendered; the next key continues from there. */
  const moving = useRef<Day | null>(null);
  // The focus follows the keyboard to the target day, also in another month.
  useEffect(() => {
    if (moving.current !== current) return;
    moving.current = null;
    table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const onKeyDown = (event: KeyboardEvent, day: Day): void => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey
        ? null
        : dayAfter(event.key, moving.current ?? day);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    moving.current = next;
    show({ day: next }, true);
  };
  const labelOf = (day: Day, count: number): string => {
    const words = formatDay(language, day, { month: 'long', day: 'numeric', weekday: 'long' });
    const dayLabel = t('dayAbout', { day: words, count });
    return mayPlan && day >= today ? `${dayLabel}${t('comma')}${t('planHere')}` : dayLabel;
  };
  const month = current.slice(0, 7);
  return (
    <table className="live-grid" data-mode={mode} ref={table} aria-label={t('calendar')}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDay(language, day, { weekday: 'long' })}>
              {formatDay(language, day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const dayRows = rows.filter((row) => daysOf(zone, row).includes(day));
              const isOther = mode === 'month' && !day.startsWith(month);
              return (
                <td key={day} data-other={isOther ? '' : undefined}>
                  <button
                    type="button"
                    className="live-day"
                    data-day={day}
                    data-today={day === today ? '' : undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={labelOf(day, dayRows.length)}
                    tabIndex={day === current ? 0 : -1}
                    onFocus={() => {
                      moving.current = null;
                    }}
                    onKeyDown={(event) => onKeyDown(event, day)}
                    onClick={() => (mayPlan && day >= today ? onPlan(day) : show({ day }))}
                  >
                    {Number(day.slice(8))}
                  </button>
                  {dayRows.length > 0 && (
                    <ul className="live-list">
                      {dayRows.map((row) => (
                        <li key={row.id}>
                          <SessionCard row={row} onOpen={onOpen} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
