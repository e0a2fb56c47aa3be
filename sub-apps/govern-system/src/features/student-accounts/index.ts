import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/organ/student, a chunk of its own. */
export const StudentAccountsPage = lazyPage(
  appName,
  () => import('./views/student-accounts-page.view'),
);
