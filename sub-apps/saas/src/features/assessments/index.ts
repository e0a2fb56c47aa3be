import { lazyPage } from '@edu/shared-utility';

/** /saas/housekeepingManagement/list: skill assessments. */
export const AssessmentsPage = lazyPage('saas', () => import('./views/assessments-page.view'));
