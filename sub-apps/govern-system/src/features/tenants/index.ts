import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/platform/tenant, a chunk of its own: for platform operators. */
export const TenantsPage = lazyPage(appName, () => import('./views/tenants-page.view'));
