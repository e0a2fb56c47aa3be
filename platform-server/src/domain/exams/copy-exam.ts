import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { exam } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { copyTitle } from '../copy-title';
import { requireMove } from './moves';
import { audienceOf, examRow } from './read-exam';
import { writeAudience } from './targets';

const MAX_TITLE_LENGTH = 100;

/** Adds a draft of the caller's own, for the same audience and without a window. */
export async function copyExam(
  tx: TenantTx,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<{ id: string }> {
  const row = await examRow(tx, caller, id);
  requireMove('copy', row);
  const title = copyTitle(locale, row.title, MAX_TITLE_LENGTH);
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const { description, paperId, minutes, passScore, attempts, shuffleQuestions } = row;
  const { shuffleOptions, showAnswers, layout, blind, twoMarkers, watchFocus } = row;
  const { audienceAll, markerIds } = row;
  const [inserted] = await tx
    .insert(exam)
    .values({
      ...{ tenantId, createdBy, branchId, organId: actorOf(caller).organId, title },
      ...{ description, paperId, minutes, passScore, attempts, shuffleQuestions },
      ...{ shuffleOptions, showAnswers, layout, blind, twoMarkers, watchFocus },
      ...{ audienceAll, markerIds },
    })
    .returning({ id: exam.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  await writeAudience(tx, { id: inserted.id, tenantId }, await audienceOf(tx, row));
  const detail = { title, of: row.title };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'exam.copied', detail });
  return inserted;
}
