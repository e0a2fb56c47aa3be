import { lazyPage } from '@edu/shared-utility';
import { appName } from '../../common/app-name';

/** /govern-system/platform/course, a chunk of its own: for platform operators. */
export const TenantCoursesPage = lazyPage(
  appName,
  () => import('./views/tenant-courses-page.view'),
);
