import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/kit, a chunk of its own. */
export const KitPage = lazyPage(appName, () => import('./views/kit-page.view'));
