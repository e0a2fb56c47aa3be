import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { BusinessError } from '../../../http/business-error';
import { actorOf } from '../../../http/caller';
import type { JobRow, Jobs } from '../../../jobs/jobs';
import type { JobContext } from '../../../jobs/kinds';
import { audit } from '../../audit';
import { conditionsOf, type ExportCall } from '../../sheets/export-rows';
import { trailOf } from '../../trail-of';
import { type AskedQuestions, chosenQuestions } from '../sheet/export-questions';

/** Questions of one package. */
const MOST = 2000;

type Call = Pick<ExportCall, 'caller' | 'tx'> & {
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'notices'>;
};

/** The work that packs questions; that somebody took them is a line of the trail. */
export async function orderExport(
  { requestId, ...asked }: AskedQuestions & { readonly requestId: string },
  { caller, ip, jobs, context, tx }: Call,
): Promise<JobRow> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const { rows } = await tx((t) =>
    t.execute<{
      id: string;
    }>(sql`SELECT q.id FROM question q WHERE ${chosenQuestions(caller, asked)}
      ORDER BY q.created_at, q.id LIMIT ${MOST + 1}`),
  );
  if (rows.length === 0) throw new BusinessError(errorCodes.notFound);
  if (rows.length > MOST) {
    const values = { count: MOST };
    throw new BusinessError(errorCodes.invalidInput, { phrase: 'sheet.tooMany', values });
  }
  const detail = { questions: rows.length, conditions: conditionsOf(asked), package: true };
  return jobs.submit(
    {
      kind: 'question.export',
      rows: rows.map(({ id }) => [id]),
      file: Buffer.from(requestId),
      context: {
        ...{ ...context, tenantId, organId, accountId, ip },
        order: { parts: crypto.randomUUID() },
      },
    },
    (t) =>
      audit(t, {
        ...trailOf(caller, ''),
        action: 'question.exported',
        organIds: [organId],
        detail,
      }),
  );
}
