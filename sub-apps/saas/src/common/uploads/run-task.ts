import { api, toFailure, withoutToast } from '@edu/shared-utility';
import {
  checkedResource,
  fileFacts,
  saveUpload,
  sendFile,
  uploadPhrases,
} from '@edu/shared-utility/uploads';
import { speedometer } from './speed';
import type { Upload } from './types';
import { forgetUnfinished, storeUnfinished } from './unfinished';
import { faultState } from './upload-fault';
import { lockUpload } from './upload-locks';
import type { Task } from './upload-task';

/** Minimum interval between updates of the progress bar, in ms. */
const REDRAW_INTERVAL = 200;

type Show = (change: Partial<Upload>) => void;

/**
 * Gets permission to send: renews that of an interrupted upload if the server still has it, else starts a new upload.
 */
async function requestVoucher(task: Task, signal: AbortSignal): Promise<void> {
  const { name: fileName, bytes, title } = task.upload;
  const options = { ...withoutToast, signal };
  if (task.uploadId !== null) {
    try {
      task.voucher = await api.resource.refreshUploadVoucher({ uploadId: task.uploadId }, options);
      return;
    } catch (error) {
      if (!toFailure(error).absent) throw error;
      forgetUnfinished(task.uploadId);
    }
  }
  const contentType = task.file?.type ?? '';
  task.voucher = await api.resource.uploadVoucher({ fileName, bytes, contentType, title }, options);
  task.uploadId = task.voucher.uploadId;
}

/** Stores what is needed to resume after a reload, and locks the upload against other tabs. */
function storeProgress({ upload, uploadId, lastModified, at }: Task): void {
  if (uploadId === null) return;
  const { name, bytes, kind, title, categoryId, replaces } = upload;
  lockUpload(uploadId);
  storeUnfinished({ uploadId, lastModified, at, name, bytes, kind, title, categoryId, replaces });
}

async function send(task: Task, file: File, show: Show, signal: AbortSignal): Promise<void> {
  const speedOf = speedometer();
  let drawnAt = 0;
  if (!task.voucher) return;
  await sendFile(file, task.voucher, {
    signal,
    onProgress(sent) {
      const speed = speedOf(sent);
      if (Date.now() - drawnAt < REDRAW_INTERVAL && sent < file.size) return;
      drawnAt = Date.now();
      show({ sent, speed });
    },
  });
}

/**
 * Sends the file, saves the resource and waits for the server's check. Never rejects: errors are shown at the upload.
 */
export async function runTask(task: Task, show: Show, onSaved: () => void): Promise<void> {
  const { file } = task;
  if (!file) return;
  const controller = new AbortController();
  task.abortController = controller;
  const { signal } = controller;
  try {
    show({ status: 'sending', message: null, speed: null });
    task.facts ??= fileFacts(file, task.upload.kind);
    await requestVoucher(task, signal);
    storeProgress(task);
    await send(task, file, show, signal);
    show({ status: 'saving', sent: file.size, speed: null });
    const facts = await task.facts;
    signal.throwIfAborted();
    const id = await saveUpload(task.uploadId ?? '', task.upload, facts, signal);
    forgetUnfinished(task.uploadId ?? '');
    show({ status: 'checking' });
    onSaved();
    const resource = await checkedResource(id, signal);
    if (resource?.status === 'failed') {
      // Deleting fails if a course uses the resource meanwhile; its page then shows the refusal.
      if (!task.upload.replaces) await api.resource.delete({ id }, withoutToast).catch(() => {});
      show({ status: 'refused', message: resource.refusal ?? uploadPhrases.t('refused.content') });
    } else show({ status: 'done' });
    onSaved();
  } catch (error) {
    if (!signal.aborted) show(faultState(task, error));
  } finally {
    if (task.abortController === controller) task.abortController = null;
  }
}
