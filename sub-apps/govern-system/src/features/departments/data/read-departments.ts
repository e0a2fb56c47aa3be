import { api, type DepartmentNode, quietly } from '@edu/shared-utility';

/** As they are on the server, also when the page has been left. */
export const readDepartments = (): Promise<DepartmentNode[]> => api.department.getTree({}, quietly);
