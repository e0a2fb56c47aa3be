import { endpoint, type None } from '../endpoint';

const base = '/usercenter/v1/department';

export interface DepartmentNode {
  id: string;
  name: string;
  parentId: string | null;
  children: DepartmentNode[];
}

/** Departments (specification §7, "Tenant, branch, department, region"). */
export const department = {
  getTree: endpoint<None, DepartmentNode[]>()({
    method: 'GET',
    path: `${base}/getTree`,
    safe: true,
  }),
} as const;
