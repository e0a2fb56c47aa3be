import { api, type CalendarFeed, quietly } from '@edu/shared-utility';

export const readFeed = (signal: AbortSignal): Promise<CalendarFeed> =>
  api.calendarFeed.state({}, { ...quietly, signal });

export const changeFeed = (action: 'open' | 'close') => api.calendarFeed[action]({}, quietly);
