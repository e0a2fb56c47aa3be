import { context, type LiveDetail, type LiveInput } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { type Day, localDateTime, momentOf, plusDays } from './days';

const MINUTE = 60_000;

/** The fields by the call's parameter names, so that errors can be assigned to them. */
export interface LiveValues {
  readonly title: string;
  readonly courseId: string | null;
  readonly hostName: string;
  readonly teacherIds: string[];
  /** Local time in the zone. */
  readonly startsAt: string;
  /** The duration in minutes. */
  readonly endsAt: number;
  readonly zone: string;
  readonly remindMinutes: LiveInput['remindMinutes'];
  readonly joinUrl: string;
  readonly summary: string;
}

interface LiveDefaults {
  readonly day: Day | null;
  readonly courseId: string | null;
}

function blank({ day, courseId }: LiveDefaults): LiveValues {
  const zone = context.get('timezone');
  const tomorrow = plusDays(localDateTime(zone, new Date().toISOString()).slice(0, 10), 1);
  return {
    ...{
      title: '',
      courseId,
      hostName: '',
      teacherIds: [],
      startsAt: `${day ?? tomorrow}T19:00`,
    },
    ...{ endsAt: 60, zone, remindMinutes: 15, joinUrl: '', summary: '' },
  };
}

const valuesOfRow = (row: LiveDetail): LiveValues => ({
  title: row.title,
  courseId: row.courseId,
  hostName: row.hostName,
  teacherIds: row.teacherIds,
  startsAt: localDateTime(row.zone, row.startsAt),
  endsAt: Math.round((Date.parse(row.endsAt) - Date.parse(row.startsAt)) / MINUTE),
  zone: row.zone,
  remindMinutes: row.remindMinutes,
  joinUrl: row.joinUrl ?? '',
  summary: row.summary,
});

export function inputOf({ startsAt, endsAt, joinUrl, courseId, ...values }: LiveValues): LiveInput {
  const begin = momentOf(values.zone, startsAt)?.getTime() ?? Number.NaN;
  const isoTime = (moment: number): string =>
    Number.isNaN(moment) ? '' : new Date(moment).toISOString();
  return {
    ...values,
    title: values.title.trim(),
    hostName: values.hostName.trim(),
    summary: values.summary.trim(),
    courseId: courseId ?? '',
    startsAt: isoTime(begin),
    endsAt: isoTime(begin + endsAt * MINUTE),
    joinUrl: joinUrl.trim() || null,
  };
}

/**
 * The state of a session's form. A new session starts on the day chosen in the calendar, or belongs to the given
 * course.
 */
export function useLiveForm(reload: () => void) {
  const [save] = data.useLiveSaveMutation();
  const defaults = useRef<LiveDefaults>({ day: null, courseId: null });
  const form = useRecordForm({
    valuesOf: (row: LiveDetail | null): LiveValues =>
      row ? valuesOfRow(row) : blank(defaults.current),
    inputOf,
    add: (input: LiveInput) => save(input),
    change: ({ id, version }: LiveDetail, changes) => save({ id, version, ...changes }),
    done: (isNew) => phrases.t(isNew ? 'added' : 'saved'),
    reload,
  });
  const plan = (day: Day | null, courseId: string | null = null): void => {
    defaults.current = { day, courseId };
    form.open(null);
  };
  return { form, plan };
}
