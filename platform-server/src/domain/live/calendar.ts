import type { Locale } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { phrase } from '../../phrases';
import { iso } from '../courses/find-courses';
import { type CalendarEvent, type CalendarFile, calendarFile } from './calendar-file';
import { liveBetween, type Span } from './live-between';
import { roomRow } from './room-row';

interface Reader {
  readonly locale: Locale;
  /** The origin of the requesting page, for the addresses of rooms. */
  readonly origin: string;
}

/** Columns of an event, for a session `l` of a course `c`. */
export const eventColumns = sql`l.id, l.title, c.title AS "courseTitle", l.host_name AS "hostName", l.summary,
  ${iso('l.starts_at')} AS "startsAt", ${iso('l.ends_at')} AS "endsAt", l.sequence,
  ${iso('l.updated_at')} AS "updatedAt", l.remind_minutes AS "remindMinutes",
  l.cancelled_at IS NOT NULL AS "isCancelled", l.reason`;

/** As the system: the caller has checked who may see them. */
async function eventsOf(tx: TenantTx, ids: readonly string[]): Promise<CalendarEvent[]> {
  if (ids.length === 0) return [];
  const { rows } = await asSystem(tx, (t) =>
    t.execute<CalendarEvent & Record<string, unknown>>(sql`
      SELECT ${eventColumns}
      FROM live_session l JOIN course c ON c.id = l.course_id
      WHERE l.id = ANY (${`{${ids.join(',')}}`}::uuid[]) ORDER BY l.starts_at, l.id`),
  );
  return rows;
}

export async function calendarOfOne(
  tx: TenantTx,
  caller: Caller,
  id: string,
  reader: Reader,
): Promise<CalendarFile> {
  const { title: name } = await roomRow(tx, caller, id);
  return calendarFile(await eventsOf(tx, [id]), { ...reader, name });
}

export async function calendarOfSpan(
  tx: TenantTx,
  caller: Caller,
  span: Span,
  reader: Reader,
): Promise<CalendarFile> {
  const sessions = await liveBetween(tx, caller, span);
  const name = phrase(reader.locale, 'live.fileName');
  const events = await eventsOf(
    tx,
    sessions.map(({ id }) => id),
  );
  return calendarFile(events, { ...reader, name });
}
