import { api, saveFile, withoutToast } from '@edu/shared-utility';

/** Downloads a live session as a calendar file. */
export const saveLiveFile = async (id: string): Promise<void> =>
  saveFile(await api.live.calendarOfOne({ id }, withoutToast));
