import { api, type DepartmentNode, withoutToast } from '@edu/shared-utility';

/** Reads the departments from the server, also after the page was left. */
export const readDepartments = (): Promise<DepartmentNode[]> =>
  api.department.getTree({}, withoutToast);
