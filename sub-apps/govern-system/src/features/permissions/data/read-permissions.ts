import { api, type PermissionNode, withoutToast } from '@edu/shared-utility';

/** Reads the permissions from the server, also after the page was left. */
export const readPermissions = (): Promise<PermissionNode[]> =>
  api.permission.getTree({}, withoutToast);
