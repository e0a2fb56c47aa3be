import { changeableWhenPublished } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Columns } from './exam-columns';
import type { AudienceInput } from './exam-fields';
import type { ExamRow } from './read-exam';

const isExtended = (now: AudienceInput, before: AudienceInput): boolean =>
  (now.all || !before.all) &&
  (['departmentIds', 'trainIds', 'userIds'] as const).every((key) =>
    before[key].every((id) => now[key].includes(id)),
  );

/** Refuses changes of a published exam that alter its sittings, end it sooner or remove people. */
export function requireChangeable(
  row: ExamRow,
  changed: readonly string[],
  set: Columns,
  audience: { readonly now: AudienceInput; readonly before: AudienceInput } | null,
): void {
  const fixed = changed.find((field) => !changeableWhenPublished.some((item) => item === field));
  if (fixed) throw new FieldError(fixed, 'exam.fixed');
  const { endsAt } = set;
  const isSooner = row.endsAt === null || (endsAt && endsAt < row.endsAt);
  if (endsAt !== undefined && changed.includes('endsAt') && endsAt !== null && isSooner) {
    throw new FieldError('endsAt', 'exam.sooner');
  }
  if (audience && !isExtended(audience.now, audience.before)) {
    throw new FieldError('audience', 'exam.fewer');
  }
}

/** Extends the sittings in progress when the exam's end is moved back. */
export const extendOpenSittings = (tx: Tx, examId: string): Promise<unknown> =>
  tx.execute(sql`
    UPDATE sitting s SET ends_at = least(coalesce(e.ends_at, 'infinity'),
        s.started_at + make_interval(mins => e.minutes))
      + make_interval(mins => coalesce((SELECT x.minutes FROM exam_extra x
          WHERE x.exam_id = e.id AND x.member_id = s.member_id), 0))
    FROM exam e WHERE e.id = ${examId}::uuid AND s.exam_id = e.id AND s.state = 'open'`);
