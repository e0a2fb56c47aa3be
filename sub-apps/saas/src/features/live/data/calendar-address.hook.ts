import { useContextValue } from '@edu/shared-utility';
import { useSearchParams } from 'react-router';
import { type Day, dayOf, isDay, type Mode } from './days';

/** Which days a calendar shows is in its address: today's month unless something else does. */
export function useCalendarAddress() {
  const zone = useContextValue('timezone');
  const [search, setSearch] = useSearchParams();
  const today = dayOf(zone, new Date().toISOString());
  const requestedDay = search.get('day');
  const day = isDay(requestedDay) ? requestedDay : today;
  const mode: Mode = search.get('mode') === 'week' ? 'week' : 'month';
  const show = (next: { readonly day?: Day; readonly mode?: Mode }, replace = false): void => {
    const at = { day, mode, ...next };
    setSearch(
      { ...(at.mode === 'week' && { mode: at.mode }), ...(at.day !== today && { day: at.day }) },
      { replace },
    );
  };
  return { zone, today, day, mode, show };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
