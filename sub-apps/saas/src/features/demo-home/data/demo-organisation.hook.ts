import { api, type CallOptions, type Student } from '@edu/shared-utility';
import { useLoaded } from '../../../common/loaded.hook';

/** What the demo organisation holds: totals, and who came last. */
export interface DemoOrganisation {
  students: number;
  active: number;
  departments: number;
  newest: readonly Student[];
}

const most = 7;

async function load(options: CallOptions): Promise<DemoOrganisation> {
  const [students, active, departments] = await Promise.all([
    api.user.findByCondition({ pageNum: 1, pageSize: most }, options),
    api.user.findByCondition({ pageNum: 1, pageSize: 1, status: 'active' }, options),
    api.department.findByCondition({ pageNum: 1, pageSize: 1 }, options),
  ]);
  return {
    students: students.total,
    active: active.total,
    departments: departments.total,
    newest: students.list,
  };
}

export const useDemoOrganisation = () => useLoaded(load);
