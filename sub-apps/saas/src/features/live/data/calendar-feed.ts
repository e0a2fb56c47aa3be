import { api, type CalendarFeed, withoutToast } from '@edu/shared-utility';

export const readFeed = (signal: AbortSignal): Promise<CalendarFeed> =>
  api.calendarFeed.state({}, { ...withoutToast, signal });

export const changeFeed = (action: 'open' | 'close') => api.calendarFeed[action]({}, withoutToast);
