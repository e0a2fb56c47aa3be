import { api, saveFile, withoutToast } from '@edu/shared-utility';

/** Downloads the calendar file of one session. */
export const saveCalendarOfOne = async (id: string): Promise<void> =>
  saveFile(await api.live.calendarOfOne({ id }, withoutToast));

/** The same for all sessions that overlap a span. */
export const saveCalendar = async (span: {
  readonly from: string;
  readonly to: string;
}): Promise<void> => saveFile(await api.live.calendar(span, withoutToast));
