import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';
import { timeZoneName } from '../../time-zone-name';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [TITLE, HOST, SUMMARY, REASON, ADDRESS] = [100, 50, 2000, 200, 2000];
const TEACHERS = 20;

export const states = ['planned', 'running', 'over', 'cancelled'] as const;
export const sorts = ['startsAt', '-startsAt', 'title', '-title'] as const;

/**
 * Whether the runtime supports a time zone of that name; offsets such as `+08:00` have no summer time and are refused.
 */
const isZone = (zone: string): boolean => /^[A-Za-z]/.test(zone) && timeZoneName(zone) !== null;

/** Whether it is a meeting's https address, without user name and password, which everybody would see. */
function isMeeting(address: string): boolean {
  if (!URL.canParse(address) || !/^https:\/\/[^\s<>"']+$/i.test(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

const reminderMinutes = z.union(
  [0, 5, 15, 30, 60, 1440].map((minutes) => z.literal(minutes as 0)),
  key('live.remind'),
);

const shape = {
  title: fields.requiredText(TITLE),
  courseId: fields.identifier,
  hostName: fields.text(HOST).trim(),
  teacherIds: z.array(fields.identifier).max(TEACHERS),
  startsAt: fields.moment,
  endsAt: fields.moment,
  zone: z.string().max(64).refine(isZone, key('live.zone')),
  summary: fields.text(SUMMARY).trim(),
  joinUrl: z
    .string()
    .trim()
    .max(ADDRESS, key('live.joinUrl'))
    .refine(isMeeting, key('live.joinUrl'))
    .nullable(),
  remindMinutes: reminderMinutes.nullable(),
};

/** A new session, or with an id the changed fields of one. */
export const liveSave = z.object({
  ...z.object(shape).partial().shape,
  id: fields.identifier.optional(),
  version: fields.version,
});

export type LiveInput = Omit<z.output<typeof liveSave>, 'id' | 'version'>;

export const reason = fields.requiredText(REASON);

/** Largest request body in bytes, for the longest summary. */
export const LIVE_BODY_LIMIT = 32_768;
