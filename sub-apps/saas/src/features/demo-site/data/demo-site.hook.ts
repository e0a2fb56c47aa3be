import { api, type CallOptions, type Department } from '@edu/shared-utility';
import { type Loaded, useLoaded } from '../../../common/loaded.hook';

/** What the site shows of its organisation. */
interface SiteData {
  students: number;
  departments: readonly Department[];
}
export type DemoSite = Loaded<SiteData>;

const most = 8;

async function load(options: CallOptions): Promise<SiteData> {
  const [students, departments] = await Promise.all([
    api.user.findByCondition({ pageNum: 1, pageSize: 1 }, options),
    api.department.findByCondition({ pageNum: 1, pageSize: most }, options),
  ]);
  return { students: students.total, departments: departments.list };
}

export const useDemoSite = () => useLoaded(load);
