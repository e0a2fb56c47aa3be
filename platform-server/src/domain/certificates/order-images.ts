import { errorCodes } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { JobRow, Jobs } from '../../jobs/jobs';
import type { JobContext } from '../../jobs/kinds';
import { audit } from '../audit';
import { trailOf } from '../trail-of';
import { type CertificateConditions, idsOf } from './find-certificates';

/** Pictures of one job. */
export const MAX_PICTURES = 5000;

interface Asked {
  readonly ids?: readonly string[] | undefined;
  readonly filter?: CertificateConditions | undefined;
  readonly requestId: string;
}

interface Call {
  readonly caller: Caller;
  readonly ip: string;
  readonly jobs: Jobs;
  readonly context: Pick<JobContext, 'locale' | 'notices'>;
  tx<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

/** The work that draws a package of pictures; that somebody took them is a line of the trail. */
export async function orderImages(
  { requestId, ...asked }: Asked,
  { caller, ip, jobs, context, tx }: Call,
): Promise<JobRow> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const ids = await tx((t) => idsOf(t, caller, asked, MAX_PICTURES + 1));
  if (ids.length === 0) throw new BusinessError(errorCodes.notFound);
  if (ids.length > MAX_PICTURES) {
    const values = { count: MAX_PICTURES };
    throw new BusinessError(errorCodes.invalidInput, { phrase: 'certificate.tooMany', values });
  }
  return jobs.submit(
    {
      kind: 'certificate.images',
      rows: ids.map((id) => [id]),
      file: Buffer.from(requestId),
      context: {
        ...{ ...context, tenantId, organId, accountId, ip },
        order: { parts: crypto.randomUUID() },
      },
    },
    (t) =>
      audit(t, {
        ...trailOf(caller, ''),
        action: 'certificate.exported',
        organIds: [organId],
        detail: { certificates: ids.length },
      }),
  );
}
