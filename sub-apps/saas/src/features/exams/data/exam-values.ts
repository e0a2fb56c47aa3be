import type { Exam, ExamSettings } from '@edu/shared-utility';
import { changeableWhenPublished } from '@edu/shared-utility/data';
import type { Choice } from '../../../common/choices';
import { localDateTime, momentAt } from '../../../common/days';
import { numberIn } from '../../../common/numbers';

/** The values of the settings' fields, by the call's parameter names. */
export interface ExamValues
  extends Omit<
    ExamSettings,
    'minutes' | 'passScore' | 'attempts' | 'audience' | 'startsAt' | 'endsAt'
  > {
  /** In the user's time zone; empty for no bound. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutes: string;
  readonly passScore: string;
  /** Empty for no limit. */
  readonly attempts: string;
  readonly all: boolean;
  readonly departmentIds: string[];
  readonly trainIds: string[];
  readonly people: Choice[];
}

export type Field = keyof ExamValues;

const audienceFields = ['all', 'departmentIds', 'trainIds', 'people'] as const;

export function valuesOf(exam: Exam, zone: string): ExamValues {
  const { title, paperId, description, shuffleQuestions, shuffleOptions } = exam;
  const { showAnswers, layout, blind, twoMarkers, watchFocus, markerIds, audience } = exam;
  const dateInputText = (iso: string | null) => (iso === null ? '' : localDateTime(zone, iso));
  return {
    ...{ title, paperId, description, shuffleQuestions, shuffleOptions, showAnswers, layout },
    ...{ blind, twoMarkers, watchFocus, markerIds: [...markerIds].sort() },
    startsAt: dateInputText(exam.startsAt),
    endsAt: dateInputText(exam.endsAt),
    minutes: String(exam.minutes),
    passScore: String(exam.passScore),
    attempts: exam.attempts === 0 ? '' : String(exam.attempts),
    all: audience.all,
    departmentIds: [...audience.departmentIds].sort(),
    trainIds: [...audience.trainIds].sort(),
    people: audience.userIds.map((id) => ({
      value: id,
      label: audience.people.find(({ userId }) => userId === id)?.name ?? '…',
    })),
  };
}

/** The call's input for changed fields; an audience is always sent whole. */
export function inputOf(
  values: ExamValues,
  fields: readonly Field[],
  zone: string,
): Partial<ExamSettings> {
  const { all, departmentIds, trainIds, people, startsAt, endsAt, ...rest } = values;
  const moment = (text: string) =>
    text === '' ? null : (momentAt(text, zone)?.toISOString() ?? '');
  const settings: ExamSettings = {
    ...rest,
    title: rest.title.trim(),
    startsAt: moment(startsAt),
    endsAt: moment(endsAt),
    minutes: numberIn(rest.minutes),
    passScore: numberIn(rest.passScore),
    attempts: rest.attempts.trim() === '' ? 0 : numberIn(rest.attempts),
    audience: { all, departmentIds, trainIds, userIds: people.map(({ value }) => value) },
  };
  const isAudience = fields.some((field) => audienceFields.some((name) => name === field));
  const names = Object.keys(settings) as (keyof ExamSettings)[];
  return Object.fromEntries(
    names
      .filter((name) => (name === 'audience' ? isAudience : fields.some((field) => field === name)))
      .map((name) => [name, settings[name]]),
  );
}

/** Whether a field cannot be changed any more in the exam's state. */
export const isFixed = (field: Field, { status }: Pick<Exam, 'status'>): boolean => {
  if (status === 'draft') return false;
  const name = audienceFields.some((audienceField) => audienceField === field) ? 'audience' : field;
  return status === 'archived' || !changeableWhenPublished.some((item) => item === name);
};

/** The id of the element to focus for a field. */
export const idOfField = (field: Field): string => `exam-${field}`;
