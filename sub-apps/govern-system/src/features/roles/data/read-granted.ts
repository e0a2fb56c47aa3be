import { api, withoutToast } from '@edu/shared-utility';
import { type Grants, idsOf } from './grants';

/** The present grants of a role on the server. */
export const readGranted = async (roleId: string): Promise<Grants> =>
  idsOf(await api.role.findPermissionListByRoleId({ roleId }, withoutToast));
