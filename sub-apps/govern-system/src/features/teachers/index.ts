import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/organ/teacher, a chunk of its own. */
export const TeachersPage = lazyPage(appName, () => import('./views/teachers-page.view'));
