import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { BusinessError } from '../../../http/business-error';
import { actorOf } from '../../../http/caller';
import type { JobRow } from '../../../jobs/jobs';
import { type FileJobCall, submitFileJob } from '../../../jobs/submit-file-job';
import { audit } from '../../audit';
import { auditContext } from '../../audit-context';
import { conditionsOf } from '../../sheets/export-rows';
import { chosenQuestions, type QuestionSelection } from '../sheet/export-questions';

/** Maximum of questions per package. */
const MAX_QUESTIONS = 2000;

/** Starts the export job and adds an audit entry. */
export async function submitExport(
  { requestId, ...selection }: QuestionSelection & { readonly requestId: string },
  call: FileJobCall,
): Promise<JobRow> {
  const { caller, tx } = call;
  const { rows } = await tx((t) =>
    t.execute<{
      id: string;
    }>(sql`SELECT q.id FROM question q WHERE ${chosenQuestions(caller, selection)}
      ORDER BY q.created_at, q.id LIMIT ${MAX_QUESTIONS + 1}`),
  );
  if (rows.length === 0) throw new BusinessError(errorCodes.notFound);
  if (rows.length > MAX_QUESTIONS) {
    const values = { count: MAX_QUESTIONS };
    throw new BusinessError(errorCodes.invalidInput, { phrase: 'sheet.tooMany', values });
  }
  const detail = { questions: rows.length, conditions: conditionsOf(selection), package: true };
  return submitFileJob(call, {
    kind: 'question.export',
    ids: rows.map(({ id }) => id),
    requestId,
    note: (t) =>
      audit(t, {
        ...auditContext(caller, ''),
        action: 'question.exported',
        organIds: [actorOf(caller).organId],
        detail,
      }),
  });
}
