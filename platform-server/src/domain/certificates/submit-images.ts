import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import { actorOf } from '../../http/caller';
import type { JobRow } from '../../jobs/jobs';
import { type FileJobCall, submitFileJob } from '../../jobs/submit-file-job';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { CertificateConditions } from './certificate-rows';
import { idsOf } from './find-certificates';

/** Maximum of pictures per job. */
export const MAX_PICTURES = 5000;

interface ImagesRequest {
  readonly ids?: readonly string[] | undefined;
  readonly filter?: CertificateConditions | undefined;
  readonly requestId: string;
}

/** Starts the job that draws a ZIP of pictures; who requested it is recorded in the audit trail. */
export async function submitImages(
  { requestId, ...order }: ImagesRequest,
  call: FileJobCall,
): Promise<JobRow> {
  const { caller, tx } = call;
  const ids = await tx((t) => idsOf(t, caller, order, MAX_PICTURES + 1));
  if (ids.length === 0) throw new BusinessError(errorCodes.notFound);
  if (ids.length > MAX_PICTURES) {
    const values = { count: MAX_PICTURES };
    throw new BusinessError(errorCodes.invalidInput, { phrase: 'certificate.tooMany', values });
  }
  return submitFileJob(call, {
    kind: 'certificate.images',
    ids,
    requestId,
    note: (t) =>
      audit(t, {
        ...auditContext(caller, ''),
        action: 'certificate.exported',
        organIds: [actorOf(caller).organId],
        detail: { certificates: ids.length },
      }),
  });
}
