import { api, type Student, withoutToast } from '@edu/shared-utility';

/** The demo organisation's totals and its newest students. */
export interface DemoOrganisation {
  students: number;
  active: number;
  departments: number;
  newest: readonly Student[];
}

const maxOrganisations = 7;

export async function readDemoOrganisation(signal: AbortSignal): Promise<DemoOrganisation> {
  const options = { ...withoutToast, signal };
  const [students, active, departments] = await Promise.all([
    api.user.findByCondition({ pageNum: 1, pageSize: maxOrganisations }, options),
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
