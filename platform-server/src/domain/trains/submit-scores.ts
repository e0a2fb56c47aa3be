import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { JobRow } from '../../jobs/jobs';
import { type FileJobCall, submitFileJob } from '../../jobs/submit-file-job';
import { type ExportCall, refuseTooMany } from '../sheets/export-rows';
import { examItem } from './exams';
import { auditExport } from './export-scores';
import { peopleByScore } from './score-rows';

/** Starts the job that makes a workbook of all members' scores; who requested it is recorded in the audit trail. */
export async function submitScores(
  { itemId, requestId }: { readonly itemId: string; readonly requestId: string },
  { zone, ...call }: FileJobCall & Pick<ExportCall, 'zone'>,
): Promise<JobRow> {
  const { caller, tx } = call;
  const { item, people } = await tx(async (t) => {
    const item = await examItem(t, caller, itemId);
    return { item, people: await peopleByScore(t, caller, item) };
  });
  if (people.length === 0) throw new BusinessError(errorCodes.conflict, { phrase: 'train.nobody' });
  refuseTooMany(people.length);
  return submitFileJob(call, {
    kind: 'train.scores',
    ids: people,
    requestId,
    order: { examId: item.examId, zone },
    note: (t) => auditExport(t, caller, item, people.length),
  });
}
