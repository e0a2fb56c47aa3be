import type { Locale } from '@edu/shared-utility/contract';
import { phrase } from '../../phrases';

/** The event of a live session that people are notified of. */
export interface LiveMessage {
  readonly kind: 'reminder' | 'moved' | 'cancelled';
  readonly liveId: string;
  readonly course: string;
  readonly startsAt: string;
  readonly reason: string | null;
}

/** Language and time zone of the reader, and the origin of the page. */
export interface Reader {
  readonly locale: Locale;
  readonly zone: string;
  readonly origin: string;
}

const timeText = (iso: string, { locale, zone: timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

/** A notice as an inbox message: its text is made when it is read, in the reader's language. */
export function liveMessage(
  title: string,
  { kind, liveId, course, startsAt, reason }: LiveMessage,
  reader: Reader,
): { title: string; text: string } {
  const { locale, zone, origin } = reader;
  const url = `${origin}/saas/zegoroomkit?live=${liveId}`;
  const values = { course, time: timeText(startsAt, reader), zone, url, reason: reason ?? '' };
  const titleKey = kind === 'cancelled' ? 'live.cancelledTitle' : (`live.${kind}` as const);
  return {
    title: phrase(locale, titleKey, { title }),
    text: phrase(locale, `live.${kind}Text`, values),
  };
}
