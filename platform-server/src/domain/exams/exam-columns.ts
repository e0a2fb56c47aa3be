import type { AuditChange } from '@edu/shared-utility/contract';
import type { exam } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { asHundredths, type ExamSaveInput } from './exam-fields';

export type Columns = Partial<typeof exam.$inferInsert>;

type Settings = Omit<ExamSaveInput, 'id' | 'version' | 'audience'>;

const dateOf = (text: string | null | undefined): Date | null | undefined =>
  text ? new Date(text) : (text as null | undefined);

/** Converts the sent fields to columns; fields that were not sent are left out. */
export function columnsOf({ startsAt, endsAt, passScore, ...rest }: Settings): Columns {
  const all = {
    ...rest,
    startsAt: dateOf(startsAt),
    endsAt: dateOf(endsAt),
    passScore: passScore === undefined ? undefined : asHundredths(passScore),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The audit trail shows points, not the stored hundredths. */
export const changeInPoints = ({ field, before, after }: AuditChange): AuditChange =>
  field === 'passScore'
    ? { field, before: Number(before) / 100, after: Number(after) / 100 }
    : { field, before, after };

export function checkWindow({ startsAt, endsAt }: Pick<Columns, 'startsAt' | 'endsAt'>): void {
  if (startsAt && endsAt && endsAt <= startsAt) throw new FieldError('endsAt', 'exam.window');
}
