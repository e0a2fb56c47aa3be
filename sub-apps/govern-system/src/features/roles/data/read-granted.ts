import { api, quietly } from '@edu/shared-utility';
import { type Grants, idsOf } from './grants';

/** What a role grants on the server now. */
export const readGranted = async (roleId: string): Promise<Grants> =>
  idsOf(await api.role.findPermissionListByRoleId({ roleId }, quietly));
