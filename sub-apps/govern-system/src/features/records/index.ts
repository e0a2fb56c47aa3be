import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/organ/records, a chunk of its own. */
export const RecordsPage = lazyPage(appName, () => import('./views/records-page.view'));
