import { api, type JobDetail, saveFile, withoutToast } from '@edu/shared-utility';
import type { CheckedFile, JobCalls } from '@edu/shared-utility/admin';

/**
 * Adapts the import of a training's members, which runs in the request and not as a job: the response is presented as a
 * finished job. Faulty rows were shown in the preview already.
 */
export function sheetOf(trainId: string) {
  const endedJobs = new Map<string, JobDetail>();
  let checked: CheckedFile | null = null;
  const rejectJob = () => Promise.reject(new Error('there is no such job'));
  const jobs: JobCalls = {
    find: async (id) => endedJobs.get(id) ?? rejectJob(),
    stop: rejectJob,
    result: rejectJob,
  };
  return {
    jobs,
    template: async (): Promise<void> => saveFile(await api.trainUser.template({}, withoutToast)),
    check: async (file: File): Promise<CheckedFile> => {
      checked = await api.trainUser.checkSheet({ file, trainId }, withoutToast);
      return checked;
    },
    start: async (file: File, { requestId: id }: { readonly requestId: string }) => {
      const { added } = await api.trainUser.addSheet({ file, trainId }, withoutToast);
      const total = checked?.total ?? added;
      const now = new Date().toISOString();
      endedJobs.set(id, {
        ...{ id, kind: 'train.people' as never, state: 'done', done: total, total },
        ...{ imported: added, failed: total - added, problems: [], createdBy: '' },
        ...{ createdAt: now, startedAt: now, finishedAt: now },
      });
      return { id };
    },
  };
}
