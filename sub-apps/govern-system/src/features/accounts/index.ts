import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/platform/account, a chunk of its own. */
export const AccountsPage = lazyPage(appName, () => import('./views/accounts-page.view'));
