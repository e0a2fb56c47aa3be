import { judgeFile } from '@edu/shared-utility/uploads';
import { resourceWords } from '../resources/phrases';
import { phrases } from './phrases';
import type { ReplacedResource, Upload, UploadTarget } from './types';
import type { UnfinishedUpload } from './unfinished';
import type { Task } from './upload-task';

/** Checks a file; one that replaces a resource's file must be of the same kind. */
export function checkFile(
  file: File,
  replaces: ReplacedResource | null,
): ReturnType<typeof judgeFile> {
  const checkedFile = judgeFile(file);
  if (!replaces || 'refusal' in checkedFile || checkedFile.kind === replaces.kind)
    return checkedFile;
  return { refusal: phrases.t('otherKind', { kind: resourceWords.t(`kind.${replaces.kind}`) }) };
}

export function taskFor(file: File | null, target: UploadTarget, change: Partial<Upload>): Task {
  const id = crypto.randomUUID();
  const { name = '', size: bytes = 0, lastModified = 0 } = file ?? {};
  const upload = { ...target, id, name, bytes, sent: 0, speed: null, message: null };
  return {
    upload: { ...upload, status: 'waiting', ...change },
    file,
    lastModified,
    at: Date.now(),
    uploadId: null,
    voucher: null,
    facts: null,
    abortController: null,
    retry: null,
  };
}

export const restoreUpload = ({
  uploadId,
  lastModified,
  at,
  name,
  bytes,
  ...target
}: UnfinishedUpload): Task => ({
  ...taskFor(null, target, { name, bytes, status: 'unfinished' }),
  uploadId,
  lastModified,
  at,
});
