import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificateTemplate } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { countRows } from '../count-rows';
import type { FileAddressOf } from '../file-addresses';
import { lockTemplateAtVersion } from './lock-template';

/** Deletes a template without certificates that no training names. */
export async function deleteTemplate(
  tx: Tx,
  caller: Caller,
  target: { readonly id: string; readonly version?: number | undefined },
  fileAddressOf: FileAddressOf,
): Promise<void> {
  const { id, name, issuedCount } = await lockTemplateAtVersion(tx, caller, target, fileAddressOf);
  if (issuedCount > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'certificate.issuedOf' });
  }
  const trains = await countRows(tx, sql`FROM train WHERE certificate_template_id = ${id}::uuid`);
  if (trains > 0) {
    const options = { phrase: 'certificate.inTrains', values: { trains } } as const;
    throw new BusinessError(errorCodes.conflict, options);
  }
  await tx.delete(certificateTemplate).where(eq(certificateTemplate.id, id));
  const detail = { name };
  await audit(tx, { ...auditContext(caller, id), action: 'certificate.template.deleted', detail });
}
