import { on, type ResourceKind, toast } from '@edu/shared-utility';
import { endUpload, titleOf } from '@edu/shared-utility/uploads';
import { notifyCompletion } from './completion-notice';
import { phrases } from './phrases';
import { checkFile, restoreUpload, taskFor } from './prepare-task';
import { runTask } from './run-task';
import { isRunning, type Upload, type UploadTarget } from './types';
import { forgetUnfinished, isSameFile, readUnfinished } from './unfinished';
import { lockedInOtherTab, releaseAllUploads } from './upload-locks';
import { stop, type Task } from './upload-task';

/** More parallel uploads would only share the same bandwidth. */
const MAX_PARALLEL = 3;
/** Milliseconds after which an interrupted upload is resumed automatically. */
const RETRY_DELAY = 30_000;

let tasks: readonly Task[] = [];
let uploadsSnapshot: readonly Upload[] = [];
const watchers = new Set<() => void>();
const savedWatchers = new Set<() => void>();

/** Makes the browser ask before the page is closed; an interrupted upload needs its file to be selected again. */
const preventClose = (event: BeforeUnloadEvent): void => event.preventDefault();

function notifyWatchers(): void {
  const before = uploadsSnapshot;
  uploadsSnapshot = tasks.map(({ upload }) => upload);
  if (uploadsSnapshot.some(isRunning)) window.addEventListener('beforeunload', preventClose);
  else window.removeEventListener('beforeunload', preventClose);
  if (watchers.size === 0) notifyCompletion(before, uploadsSnapshot);
  for (const watch of [...watchers]) watch();
}

const taskOf = (id: string): Task | undefined => tasks.find(({ upload }) => upload.id === id);

function show(task: Task, change: Partial<Upload>): void {
  task.upload = { ...task.upload, ...change };
  if (change.status === 'interrupted') {
    task.retry = setTimeout(() => resume(task.upload.id), RETRY_DELAY);
  }
  notifyWatchers();
}

/** Starts waiting uploads up to the limit of parallel ones. */
function startWaiting(): void {
  const busy = tasks.filter(({ abortController }) => abortController !== null).length;
  const next = tasks.filter(
    ({ upload, abortController }) => upload.status === 'waiting' && abortController === null,
  );
  for (const task of next.slice(0, Math.max(0, MAX_PARALLEL - busy))) {
    const onSaved = () => {
      for (const watch of [...savedWatchers]) watch();
    };
    void runTask(task, (change) => show(task, change), onSaved).then(startWaiting);
  }
}

/** Resumes a paused or failed upload. */
function resume(id: string): void {
  const task = taskOf(id);
  if (!task?.file || task.abortController) return;
  stop(task);
  show(task, { status: 'waiting', message: null });
  startWaiting();
}

function pause(id: string): void {
  const task = taskOf(id);
  if (!task) return;
  stop(task);
  show(task, { status: 'paused', speed: null });
  startWaiting();
}

/** Removes an upload, and what the server has received of it. */
function cancel(id: string): void {
  const task = taskOf(id);
  if (!task) return;
  stop(task);
  const { uploadId, upload } = task;
  tasks = tasks.filter((item) => item !== task);
  notifyWatchers();
  if (uploadId !== null && !['checking', 'done', 'refused'].includes(upload.status)) {
    forgetUnfinished(uploadId);
    void endUpload(uploadId);
  }
  startWaiting();
}

export interface AddOptions {
  readonly categoryId: (kind: ResourceKind) => string | null;
  readonly replaces?: UploadTarget['replaces'];
}

/** Adds files: an unfinished upload of the same file is resumed, a refused file is listed with the reason. */
function add(files: readonly File[], { categoryId, replaces = null }: AddOptions): void {
  for (const file of files) {
    const existing = tasks.find((task) => isSameFile({ ...task.upload, ...task }, file));
    if (existing && existing.upload.status === 'unfinished') {
      existing.file = file;
      resume(existing.upload.id);
      continue;
    }
    // The same file was added twice.
    if (existing && isRunning(existing.upload)) continue;
    const checkedFile = checkFile(file, replaces);
    const title = replaces?.title ?? titleOf(file.name);
    const task =
      'refusal' in checkedFile
        ? taskFor(
            file,
            { kind: replaces?.kind ?? 'document', title, categoryId: null, replaces },
            { status: 'refused', message: checkedFile.refusal },
          )
        : taskFor(
            file,
            { kind: checkedFile.kind, title, categoryId: categoryId(checkedFile.kind), replaces },
            {},
          );
    tasks = [...tasks, task];
  }
  notifyWatchers();
  startWaiting();
}

/**
 * Resumes an unfinished upload with its file.
 *
 * @returns false if it is another file
 */
function choose(id: string, file: File): boolean {
  const task = taskOf(id);
  if (!task || !isSameFile({ ...task.upload, lastModified: task.lastModified }, file)) return false;
  task.file = file;
  resume(id);
  return true;
}

/** Lists this person's unfinished uploads, without those that another tab has resumed or ended. */
async function offerUnfinished(): Promise<void> {
  const isLockedInOtherTab = await lockedInOtherTab();
  const unfinishedUploads = readUnfinished().filter(
    ({ uploadId }) => !isLockedInOtherTab(uploadId),
  );
  const remains = ({ upload, uploadId }: Task): boolean =>
    upload.status !== 'unfinished' ||
    unfinishedUploads.some((unfinished) => unfinished.uploadId === uploadId);
  const unlisted = unfinishedUploads.filter(
    ({ uploadId }) => !tasks.some((task) => task.uploadId === uploadId),
  );
  if (unlisted.length === 0 && tasks.every(remains)) return;
  tasks = [...tasks.filter(remains), ...unlisted.map(restoreUpload)];
  notifyWatchers();
}

/** Pauses all uploads: those of the former branch continue only when the person resumes them. */
function stopAll(): void {
  for (const task of tasks) {
    const { status } = task.upload;
    if (!isRunning(task.upload)) continue;
    stop(task);
    task.upload = { ...task.upload, status: status === 'offline' ? status : 'paused', speed: null };
  }
  notifyWatchers();
}

window.addEventListener('online', () => {
  for (const { upload } of tasks) if (upload.status === 'offline') resume(upload.id);
});

on('branch:changed', stopAll);

on('session:ended', () => {
  const wereRunning = uploadsSnapshot.some(isRunning);
  for (const task of tasks) stop(task);
  tasks = [];
  releaseAllUploads();
  notifyWatchers();
  if (wereRunning) toast.info(phrases.t('ended'));
});

/** The uploads since the page was loaded: three in parallel, the others wait. */
export const uploads = {
  add,
  choose,
  pause,
  resume,
  cancel,
  offerUnfinished,
  pauseAll: () => {
    for (const { upload } of tasks) if (isRunning(upload)) pause(upload.id);
  },
  resumeAll: () => {
    for (const { upload } of tasks) {
      if (['paused', 'interrupted', 'failed'].includes(upload.status)) resume(upload.id);
    }
  },
  clearEnded: () => {
    tasks = tasks.filter(({ upload }) => !['done', 'refused'].includes(upload.status));
    notifyWatchers();
  },
  now: () => uploadsSnapshot,
  watch(fn: () => void): () => void {
    watchers.add(fn);
    return () => void watchers.delete(fn);
  },
  /** Calls `fn` when a resource was saved, and when it was checked. */
  onSaved(fn: () => void): () => void {
    savedWatchers.add(fn);
    return () => void savedWatchers.delete(fn);
  },
};
