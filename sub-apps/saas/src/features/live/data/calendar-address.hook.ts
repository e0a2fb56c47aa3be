import { useContextValue } from '@edu/shared-utility';
import { useSearchParams } from 'react-router';
import { type Day, dayOf, isDay, type Mode } from './days';

/** The calendar's period is in the URL; by default the present month. */
export function useCalendarAddress() {
  const zone = useContextValue('timezone');
  const [search, setSearch] = useSearchParams();
  const today = dayOf(zone, new Date().toISOString());
  const requestedDay = search.get('day');
  const day = isDay(requestedDay) ? requestedDay : today;
  const mode: Mode = search.get('mode') === 'week' ? 'week' : 'month';
  const show = (next: { readonly day?: Day; readonly mode?: Mode }, replace = false): void => {
    const target = { day, mode, ...next };
    setSearch(
      {
        ...(target.mode === 'week' && { mode: target.mode }),
        ...(target.day !== today && { day: target.day }),
      },
      { replace },
    );
  };
  return { zone, today, day, mode, show };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
