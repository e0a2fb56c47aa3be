import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/rolesList, a chunk of its own. */
export const RolesPage = lazyPage(appName, () => import('./views/roles-page.view'));
