import { api, quietly, saveFile } from '@edu/shared-utility';

/** The file of one session. */
export const saveCalendarOfOne = async (id: string): Promise<void> =>
  saveFile(await api.live.calendarOfOne({ id }, quietly));

/** The same of all that touch a span. */
export const saveCalendar = async (span: {
  readonly from: string;
  readonly to: string;
}): Promise<void> => saveFile(await api.live.calendar(span, quietly));
