import { errorCodes, type UploadRequest } from '@edu/shared-utility/contract';
import { and, count, eq } from 'drizzle-orm';
import type { TenantTx } from '../db/database';
import { storedFile } from '../db/schema';
import { BusinessError, FieldError } from '../http/business-error';
import { actorOf, type Caller } from '../http/caller';
import type { FileRow } from './file-rows';
import { kindOfName, kinds, plainName } from './kinds';

/** Maximum of unfinished uploads per person; abandoned ones are deleted within a day. */
const MAX_UNFINISHED = 50;

const NAME_LIMIT = 200;

/** Validates name and size of an upload. @throws FieldError */
export function checkedUpload({ fileName, bytes }: Pick<UploadRequest, 'fileName' | 'bytes'>) {
  const name = plainName(fileName);
  if (name === '' || [...name].length > NAME_LIMIT) throw new FieldError('fileName', 'file.name');
  const kind = kindOfName(name);
  if (!kind) throw new FieldError('fileName', 'file.kind');
  if (bytes === 0) throw new FieldError('bytes', 'file.empty');
  const megabytes = kinds[kind].limit / 1024 / 1024;
  if (bytes > kinds[kind].limit) {
    throw new FieldError('bytes', 'file.tooLarge', errorCodes.payloadTooLarge, { megabytes });
  }
  return { name, kind, bytes };
}

/** Adds a row for an upload in the caller's organisation and branch. */
export async function addUpload(
  tx: TenantTx,
  caller: Caller,
  upload: ReturnType<typeof checkedUpload>,
): Promise<FileRow> {
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const condition = and(eq(storedFile.createdBy, createdBy), eq(storedFile.state, 'uploading'));
  const [unfinished] = await tx.select({ total: count() }).from(storedFile).where(condition);
  if ((unfinished?.total ?? 0) >= MAX_UNFINISHED) {
    throw new BusinessError(errorCodes.tooManyRequests, { phrase: 'file.tooMany' });
  }
  const owner = { tenantId, organId: actorOf(caller).organId, branchId, createdBy };
  const [row] = await tx
    .insert(storedFile)
    .values({ ...upload, ...owner })
    .returning();
  if (!row) throw new Error('the upload was not stored');
  return row;
}
