import { api, type Department, withoutToast } from '@edu/shared-utility';

/** The data that the site shows of its organisation. */
export interface DemoSite {
  students: number;
  departments: readonly Department[];
}

const maxPictures = 8;

export async function readDemoSite(signal: AbortSignal): Promise<DemoSite> {
  const options = { ...withoutToast, signal };
  const [students, departments] = await Promise.all([
    api.user.findByCondition({ pageNum: 1, pageSize: 1 }, options),
    api.department.findByCondition({ pageNum: 1, pageSize: maxPictures }, options),
  ]);
  return { students: students.total, departments: departments.list };
}
