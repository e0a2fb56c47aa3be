import type { Train, TrainSettings } from '@edu/shared-utility';
import { localDateTime, momentAt } from '../../../common/days';
import { numberIn } from '../../../common/numbers';

/** The values of a training's fields, by the call's parameter names. */
export interface BasicsValues
  extends Pick<
    TrainSettings,
    'title' | 'coverUploadId' | 'goal' | 'description' | 'place' | 'regionId'
  > {
  readonly hours: string;
  /** In the user's time zone; the enrolment period's are empty for no bound. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly enrolFrom: string;
  readonly enrolUntil: string;
}

export type BasicsField = keyof BasicsValues;

export function basicsOf(train: Train, zone: string): BasicsValues {
  const { title, coverUploadId, goal, description, place, regionId } = train;
  const dateInputText = (iso: string | null) => (iso === null ? '' : localDateTime(zone, iso));
  return {
    ...{ title, coverUploadId, goal, description, place, regionId },
    hours: String(train.hours),
    ...{ startsAt: dateInputText(train.startsAt), endsAt: dateInputText(train.endsAt) },
    ...{ enrolFrom: dateInputText(train.enrolFrom), enrolUntil: dateInputText(train.enrolUntil) },
  };
}

/** The call's input for changed fields. */
export function basicsInput(
  values: BasicsValues,
  fields: readonly BasicsField[],
  zone: string,
): Partial<TrainSettings> {
  const moment = (text: string) => momentAt(text, zone)?.toISOString() ?? '';
  const limitOf = (text: string) => (text === '' ? null : moment(text));
  const settings: Omit<TrainSettings, 'items' | 'pass' | 'certificateTemplateId'> = {
    ...values,
    title: values.title.trim(),
    hours: numberIn(values.hours),
    ...{ startsAt: moment(values.startsAt), endsAt: moment(values.endsAt) },
    ...{ enrolFrom: limitOf(values.enrolFrom), enrolUntil: limitOf(values.enrolUntil) },
  };
  return Object.fromEntries(fields.map((field) => [field, settings[field]]));
}
