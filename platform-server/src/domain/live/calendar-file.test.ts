/** @jest-environment node */
import ICAL from 'ical.js';
import { type CalendarEvent, calendarFile } from './calendar-file';

const event: CalendarEvent = {
  id: '6f1de8a4-0000-4000-8000-000000000001',
  title: '家政服务入门; 第一讲, “实操”\\答疑',
  courseTitle: '家政服务入门',
  hostName: '何文清',
  summary: `第一行\n第二行\u0007${'很长的说明🙂'.repeat(40)}`,
  // The night in which Paris returns to winter time.
  startsAt: '2026-10-25T00:30:00.000Z',
  endsAt: '2026-10-25T01:30:00.000Z',
  sequence: 2,
  updatedAt: '2026-10-01T08:00:00.000Z',
  remindMinutes: 15,
  isCancelled: false,
  reason: null,
};
const reader = { locale: 'zh-CN', origin: 'https://school.example.com', name: '直播日程' } as const;

function read(events: readonly CalendarEvent[]) {
  const text = calendarFile(events, reader).content.toString();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const parts = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  return { text, calendar, parts };
}

it('can be parsed by another library, with its texts unchanged', () => {
  const { calendar, parts } = read([event]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const [first] = parts;
  expect(first?.uid).toBe(`live-${event.id}@school.example.com`);
  expect(first?.summary).toBe(event.title);
  expect(first?.description).toBe(
    `课程：家政服务入门\n主讲：何文清\n${event.summary.replace('\u0007', '')}`,
  );
  expect(first?.sequence).toBe(2);
  expect(first?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
    '2026-10-01T08:00:00Z',
  );
});

it('writes times in UTC, which is unambiguous when clocks change', () => {
  const [first] = read([event]).parts;
  expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual([
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
  ]);
});

it('folds lines by octets, and ends each with CR LF', () => {
  const { text } = read([event]);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const rest = text.replaceAll('\r\n', '');
  for (const control of ['\r', '\n', '\u0007']) expect(rest).not.toContain(control);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.endsWith('\r\n\r\n')).toBe(false);
});

it('has the session’s reminder, and none if the session has none or is cancelled', () => {
  const alarmOf = (overrides: Partial<CalendarEvent>) =>
    read([{ ...event, ...overrides }])
      .parts[0]?.component.getFirstSubcomponent('valarm')
      ?.getFirstPropertyValue('trigger')
      ?.toString() ?? null;
  expect(alarmOf({})).toBe('-PT15M');
  expect(alarmOf({ remindMinutes: 1440 })).toBe('-P1D');
  expect(alarmOf({ remindMinutes: null })).toBeNull();
  expect(alarmOf({ isCancelled: true })).toBeNull();
});

it('contains cancelled sessions with the reason', () => {
  const [first] = read([{ ...event, isCancelled: true, reason: '老师生病' }]).parts;
  expect(first?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(first?.description).toContain('取消原因：老师生病');
});

it('links only to the page of the room, and is valid without events', () => {
  const { text } = read([event]);
  expect(text.replaceAll('\r\n ', '')).toContain(
    `https://school.example.com/saas/zegoroomkit?live=${event.id}`,
  );
  expect(read([]).parts).toEqual([]);
});
