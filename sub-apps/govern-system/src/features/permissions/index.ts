import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/permissionManage, a chunk of its own. */
export const PermissionsPage = lazyPage(appName, () => import('./views/permissions-page.view'));
