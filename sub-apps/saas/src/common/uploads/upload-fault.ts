import { toFailure } from '@edu/shared-utility';
import { ConnectionLost, UploadRefused, uploadPhrases } from '@edu/shared-utility/uploads';
import { phrases } from './phrases';
import type { Upload } from './types';
import { forgetUnfinished } from './unfinished';
import type { Task } from './upload-task';

const connectionFault = (words = ''): Partial<Upload> => ({
  status: navigator.onLine ? 'interrupted' : 'offline',
  message: (navigator.onLine && words) || null,
  speed: null,
});

/** An upload that the server has deleted starts again; one refused with a reason would be refused again. */
function restartedUpload(task: Task, words: string): Partial<Upload> {
  if (task.uploadId !== null) forgetUnfinished(task.uploadId);
  task.uploadId = null;
  const status = words ? 'refused' : 'failed';
  return { status, message: words || uploadPhrases.t('gone'), sent: 0, speed: null };
}

/** State of an upload after an error: the message, and whether it can be retried. */
export function faultState(task: Task, error: unknown): Partial<Upload> {
  if (error instanceof ConnectionLost) return connectionFault(error.message);
  if (error instanceof UploadRefused) return restartedUpload(task, error.message);
  const { fields, message, unanswered } = toFailure(error);
  if (unanswered) return connectionFault();
  if (fields.categoryId) {
    const text = phrases.t('categoryGone', { message: fields.categoryId });
    return { status: 'failed', categoryId: null, message: text, speed: null };
  }
  const ofFile = fields.fileName ?? fields.bytes;
  const faultMessage = ofFile ?? Object.values(fields)[0] ?? message;
  return { status: ofFile ? 'refused' : 'failed', message: faultMessage, speed: null };
}
