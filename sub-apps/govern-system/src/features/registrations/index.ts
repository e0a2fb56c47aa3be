import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/registrations, a chunk of its own. */
export const RegistrationsPage = lazyPage(appName, () => import('./views/registrations-page.view'));
