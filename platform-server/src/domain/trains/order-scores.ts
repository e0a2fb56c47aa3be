import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import { actorOf } from '../../http/caller';
import type { JobRow, Jobs } from '../../jobs/jobs';
import type { JobContext } from '../../jobs/kinds';
import { type ExportCall, refuseTooMany } from '../sheets/export-rows';
import { examItem } from './exams';
import { noteTaken } from './export-scores';
import { peopleByScore } from './score-rows';
import type { ScoresOrder } from './scores-job';

type Call = Pick<ExportCall, 'caller' | 'tx' | 'zone'> & {
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'notices'>;
};

/** The work that makes a workbook of what everybody in the training scored; that somebody took it is a line of the trail. */
export async function orderScores(
  { itemId, requestId }: { readonly itemId: string; readonly requestId: string },
  { caller, ip, jobs, context, tx, zone }: Call,
): Promise<JobRow> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const { item, people } = await tx(async (t) => {
    const found = await examItem(t, caller, itemId);
    return { item: found, people: await peopleByScore(t, caller, found) };
  });
  if (people.length === 0) throw new BusinessError(errorCodes.conflict, { phrase: 'train.nobody' });
  refuseTooMany(people.length);
  const order: ScoresOrder = { parts: crypto.randomUUID(), examId: item.examId, zone };
  return jobs.submit(
    {
      kind: 'train.scores',
      rows: people.map((id) => [id]),
      file: Buffer.from(requestId),
      context: { ...{ ...context, tenantId, organId, accountId, ip }, order },
    },
    (t) => noteTaken(t, caller, item, people.length),
  );
}
