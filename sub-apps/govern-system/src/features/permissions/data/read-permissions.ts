import { api, type PermissionNode, quietly } from '@edu/shared-utility';

/** As they are on the server, also when the page has been left. */
export const readPermissions = (): Promise<PermissionNode[]> => api.permission.getTree({}, quietly);
