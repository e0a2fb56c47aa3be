import { errorCodes, type IssueCheck, type IssueRequest } from '@edu/shared-utility/contract';
import type { TenantTx, Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { JobRow, Jobs } from '../../jobs/jobs';
import type { JobContext } from '../../jobs/kinds';
import { organNameOf, trainOf } from './certificate-names';
import { candidates, issueProblems } from './check-issue';
import { templateRow } from './lock-template';
import type { Painter } from './painter';
import { prints } from './print';

/** Values that only a training can fill. */
const ofTrain = ['trainTitle', 'hours', 'score'] as const;

type IssueSelection = Omit<IssueRequest, 'requestId'>;

/** Loads the enabled template, the training and the students of a request, if the caller may use them. */
async function loadIssueInput(
  tx: Tx,
  caller: Caller,
  { templateId, trainId, userIds }: IssueSelection,
) {
  const { organId } = actorOf(caller);
  const template = await templateRow(tx, caller, templateId);
  if (template.state !== 'enabled') throw new FieldError('templateId', 'certificate.notEnabled');
  // A certificate with an unfilled value must not be issued.
  if (trainId === null && ofTrain.some((name) => prints(template.fields, name))) {
    throw new FieldError('trainId', 'certificate.needsTrain');
  }
  const train = await trainOf(tx, trainId);
  if (trainId !== null && !train) throw new BusinessError(errorCodes.notFound);
  const ids = [...new Set(userIds)];
  const people = await candidates(tx, { organId, templateId, trainId, ids });
  if (people.length < ids.length) throw new FieldError('userIds', 'certificate.students');
  return { template, train, people, organName: await organNameOf(tx, organId) };
}

interface Call {
  readonly caller: Caller;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

/** The students that an issue would leave out, and why; changes nothing. */
export async function checkIssue(
  selection: IssueSelection,
  { caller, tx, painter }: Call & { readonly painter: Painter },
): Promise<IssueCheck> {
  const { people, ...issueContext } = await tx((t) => loadIssueInput(t, caller, selection));
  const problems = await issueProblems(people, issueContext, painter);
  return { ready: people.length - problems.length, problems };
}

interface IssueCall extends Call {
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'noticeDelivery'>;
}

/** Starts the issuing job. A request repeated within minutes, after a lost response, starts no second one. */
export async function submitIssue(
  { requestId, ...selection }: IssueRequest,
  { caller, tx, ip, jobs, context }: IssueCall,
): Promise<JobRow> {
  const { tenantId, accountId, homeBranchId } = caller;
  const { organId } = actorOf(caller);
  const { people, train, template } = await tx((t) => loadIssueInput(t, caller, selection));
  const branchId = train?.branchId ?? template.branchId ?? homeBranchId;
  return jobs.submit({
    kind: 'certificate.issue',
    rows: people.map(({ memberId }) => [memberId]),
    file: Buffer.from(requestId),
    context: {
      ...{ ...context, tenantId, organId, accountId, ip },
      order: { templateId: template.id, trainId: selection.trainId, branchId },
    },
  });
}
