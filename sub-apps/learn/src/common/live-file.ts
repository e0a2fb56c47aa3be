import { api, quietly, saveFile } from '@edu/shared-utility';

/** Saves a live session for the calendar of the person's own device. */
export const saveLiveFile = async (id: string): Promise<void> =>
  saveFile(await api.live.calendarOfOne({ id }, quietly));
