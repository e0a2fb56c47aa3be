import { api, quietly, toFailure } from '@edu/shared-utility';
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

/** A bar that moves more often than this is only work. */
const drawnEvery = 200;

type Show = (change: Partial<Upload>) => void;

/** Leave to send, for what was begun already where the server still knows it. */
async function leaveFor(task: Task, signal: AbortSignal): Promise<void> {
  const { name: fileName, bytes, title } = task.upload;
  const options = { ...quietly, signal };
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

/** Keeps a note with which it may go on after a reload, and tells other tabs that it goes on here. */
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
      if (Date.now() - drawnAt < drawnEvery && sent < file.size) return;
      drawnAt = Date.now();
      show({ sent, speed });
    },
  });
}

/** Sends, saves and waits for the platform's look at it; what goes wrong is shown, nothing is thrown. */
export async function runTask(task: Task, show: Show, onSaved: () => void): Promise<void> {
  const { file } = task;
  if (!file) return;
  const controller = new AbortController();
  task.work = controller;
  const { signal } = controller;
  try {
    show({ status: 'sending', message: null, speed: null });
    task.facts ??= fileFacts(file, task.upload.kind);
    await leaveFor(task, signal);
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
      // one that a course has taken up meanwhile stays, and says itself why it cannot be shown
      if (!task.upload.replaces) await api.resource.delete({ id }, quietly).catch(() => {});
      show({ status: 'refused', message: resource.refusal ?? uploadPhrases.t('refused.content') });
    } else show({ status: 'done' });
    onSaved();
  } catch (error) {
    if (!signal.aborted) show(faultState(task, error));
  } finally {
    if (task.work === controller) task.work = null;
  }
}
