import type { Locale } from '@edu/shared-utility/contract';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { phrase } from '../../phrases';

/** The data of an event: nothing about learners, and no address but that of the room's page. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly hostName: string;
  readonly summary: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly sequence: number;
  readonly updatedAt: string;
  readonly remindMinutes: number | null;
  readonly isCancelled: boolean;
  readonly reason: string | null;
}

export interface CalendarFile {
  readonly name: string;
  readonly content: Buffer;
}

/** RFC 5545 allows no control characters in text except tab and line feed. */
const withoutControlCharacters = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

const descriptionOf = (event: CalendarEvent, locale: Locale): string =>
  [
    phrase(locale, 'live.fileCourse', { course: event.courseTitle }),
    event.hostName && phrase(locale, 'live.fileHost', { host: event.hostName }),
    event.reason && phrase(locale, 'live.fileReason', { reason: event.reason }),
    event.summary,
  ]
    .filter(Boolean)
    .join('\n');

interface CalendarFileOptions {
  readonly locale: Locale;
  readonly origin: string;
  readonly name: string;
  /** True for a feed, which calendar programs poll: adds the suggested interval. */
  readonly isFeed?: boolean;
}

const REFRESH_SECONDS = 3600;

/** An iCalendar file (RFC 5545). Times are in UTC, which every calendar converts to its owner's zone. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { locale, origin, name, isFeed = false }: CalendarFileOptions,
): CalendarFile {
  const { hostname } = new URL(origin);
  const calendar = ical({
    name: withoutControlCharacters(name),
    prodId: { company: 'edu', product: 'live', language: locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(isFeed && { ttl: REFRESH_SECONDS }),
  });
  for (const calendarEvent of events) {
    const url = `${origin}/saas/zegoroomkit?live=${calendarEvent.id}`;
    const event = calendar.createEvent({
      id: `live-${calendarEvent.id}@${hostname}`,
      sequence: calendarEvent.sequence,
      start: new Date(calendarEvent.startsAt),
      end: new Date(calendarEvent.endsAt),
      stamp: new Date(calendarEvent.updatedAt),
      lastModified: new Date(calendarEvent.updatedAt),
      summary: withoutControlCharacters(calendarEvent.title),
      description: withoutControlCharacters(descriptionOf(calendarEvent, locale)),
      location: url,
      url,
      status: calendarEvent.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (calendarEvent.remindMinutes !== null && !calendarEvent.isCancelled) {
      const trigger = calendarEvent.remindMinutes * 60;
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger,
        description: withoutControlCharacters(calendarEvent.title),
      });
    }
  }
  return { name: `${name}.ics`, content: Buffer.from(`${calendar.toString()}\r\n`) };
}
