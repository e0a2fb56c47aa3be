import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/tenant/organ, a chunk of its own. */
export const OrgansPage = lazyPage(appName, () => import('./views/organs-page.view'));
