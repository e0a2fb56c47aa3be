import type { train } from '../../db/schema';
import type { TrainSaveInput } from './train-fields';

export type Columns = Partial<typeof train.$inferInsert>;

type Settings = Omit<TrainSaveInput, 'id' | 'version' | 'items'>;

const dateOf = (text: string | null | undefined): Date | null | undefined =>
  text ? new Date(text) : (text as null | undefined);

/** Converts the sent fields to columns; fields that were not sent are left out. */
export function columnsOf({ pass, coverUploadId, ...rest }: Settings): Columns {
  const { startsAt, endsAt, enrolFrom, enrolUntil, ...same } = rest;
  const all = {
    ...same,
    ...{ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) },
    ...{ enrolFrom: dateOf(enrolFrom), enrolUntil: dateOf(enrolUntil) },
    ...(pass && {
      passItems: pass.items === 'required' ? null : pass.items,
      passExams: pass.exams,
    }),
    coverId: coverUploadId,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
