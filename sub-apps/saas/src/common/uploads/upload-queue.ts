import { on, type ResourceKind, toast } from '@edu/shared-utility';
import { endUpload, judgeFile, titleOf } from '@edu/shared-utility/uploads';
import { resourceWords } from '../resources/phrases';
import { notifyCompletion } from './completion-notice';
import { phrases } from './phrases';
import { runTask } from './run-task';
import { isRunning, type ReplacedResource, type Upload, type UploadTarget } from './types';
import { forgetUnfinished, isSameFile, readUnfinished, type UnfinishedUpload } from './unfinished';
import { lockedInOtherTab, releaseAllUploads } from './upload-locks';
import { stop, type Task } from './upload-task';

/** The file of a resource is replaced by one of its kind. */
function judgedFor(file: File, replaces: ReplacedResource | null): ReturnType<typeof judgeFile> {
  const judged = judgeFile(file);
  if (!replaces || 'refusal' in judged || judged.kind === replaces.kind) return judged;
  return { refusal: phrases.t('otherKind', { kind: resourceWords.t(`kind.${replaces.kind}`) }) };
}

/** More at once only share the same line. */
const atOnce = 3;
/** A server that was away for longer than the tries is asked again by itself. */
const anotherTry = 30_000;

let tasks: readonly Task[] = [];
let uploadsSnapshot: readonly Upload[] = [];
const watchers = new Set<() => void>();
const savedWatchers = new Set<() => void>();

/** The browser asks anyone who closes the page: what was sent stays, the file is to be chosen again. */
const asksFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

function notifyWatchers(): void {
  const before = uploadsSnapshot;
  uploadsSnapshot = tasks.map(({ upload }) => upload);
  if (uploadsSnapshot.some(isRunning)) window.addEventListener('beforeunload', asksFirst);
  else window.removeEventListener('beforeunload', asksFirst);
  if (watchers.size === 0) notifyCompletion(before, uploadsSnapshot);
  for (const watch of [...watchers]) watch();
}

const taskOf = (id: string): Task | undefined => tasks.find(({ upload }) => upload.id === id);

function show(task: Task, change: Partial<Upload>): void {
  task.upload = { ...task.upload, ...change };
  if (change.status === 'interrupted') {
    task.retry = setTimeout(() => resume(task.upload.id), anotherTry);
  }
  notifyWatchers();
}

/** Begins as many as may run at once. */
function fill(): void {
  const busy = tasks.filter(({ work }) => work !== null).length;
  const next = tasks.filter(({ upload, work }) => upload.status === 'waiting' && work === null);
  for (const task of next.slice(0, Math.max(0, atOnce - busy))) {
    const onSaved = () => {
      for (const watch of [...savedWatchers]) watch();
    };
    void runTask(task, (change) => show(task, change), onSaved).then(fill);
  }
}

function taskFor(file: File | null, target: UploadTarget, change: Partial<Upload>): Task {
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
    work: null,
    retry: null,
  };
}

/** Resumes a paused one. */
function resume(id: string): void {
  const task = taskOf(id);
  if (!task?.file || task.work) return;
  stop(task);
  show(task, { status: 'waiting', message: null });
  fill();
}

function pause(id: string): void {
  const task = taskOf(id);
  if (!task) return;
  stop(task);
  show(task, { status: 'paused', speed: null });
  fill();
}

/** Takes one away, and off the server what it has of it. */
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
  fill();
}

export interface AddOptions {
  readonly categoryId: (kind: ResourceKind) => string | null;
  readonly replaces?: UploadTarget['replaces'];
}

/** Takes files: what was begun before goes on, what is refused says so at its line. */
function add(files: readonly File[], { categoryId, replaces = null }: AddOptions): void {
  for (const file of files) {
    const begun = tasks.find((task) => isSameFile({ ...task.upload, ...task }, file));
    if (begun && begun.upload.status === 'unfinished') {
      begun.file = file;
      resume(begun.upload.id);
      continue;
    }
    // dropped twice
    if (begun && isRunning(begun.upload)) continue;
    const judged = judgedFor(file, replaces);
    const title = replaces?.title ?? titleOf(file.name);
    const task =
      'refusal' in judged
        ? taskFor(
            file,
            { kind: replaces?.kind ?? 'document', title, categoryId: null, replaces },
            { status: 'refused', message: judged.refusal },
          )
        : taskFor(
            file,
            { kind: judged.kind, title, categoryId: categoryId(judged.kind), replaces },
            {},
          );
    tasks = [...tasks, task];
  }
  notifyWatchers();
  fill();
}

/** The file of an unfinished one, chosen again. @returns false where it is another file */
function choose(id: string, file: File): boolean {
  const task = taskOf(id);
  if (!task || !isSameFile({ ...task.upload, lastModified: task.lastModified }, file)) return false;
  task.file = file;
  resume(id);
  return true;
}

const restoreUpload = ({
  uploadId,
  lastModified,
  at,
  name,
  bytes,
  ...meant
}: UnfinishedUpload): Task => ({
  ...taskFor(null, meant, { name, bytes, status: 'unfinished' }),
  uploadId,
  lastModified,
  at,
});

/** Offers what this person had begun before a reload, without what another tab goes on with or has ended. */
async function offerUnfinished(): Promise<void> {
  const isElsewhere = await lockedInOtherTab();
  const begun = readUnfinished().filter(({ uploadId }) => !isElsewhere(uploadId));
  const stays = ({ upload, uploadId }: Task): boolean =>
    upload.status !== 'unfinished' || begun.some((unfinished) => unfinished.uploadId === uploadId);
  const fresh = begun.filter(({ uploadId }) => !tasks.some((task) => task.uploadId === uploadId));
  if (fresh.length === 0 && tasks.every(stays)) return;
  tasks = [...tasks.filter(stays), ...fresh.map(restoreUpload)];
  notifyWatchers();
}

/** Those of a branch that was left go on when somebody says so. */
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

/** All uploads of this page's life: three run at once, the others wait. */
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
  /** Told when a resource was made, and when it was looked at. */
  onSaved(fn: () => void): () => void {
    savedWatchers.add(fn);
    return () => void savedWatchers.delete(fn);
  },
};
