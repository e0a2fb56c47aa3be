import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/organ/depart, a chunk of its own. */
export const DepartmentsPage = lazyPage(appName, () => import('./views/departments-page.view'));
