import { lazyPage } from '@edu/shared-utility';

/** /saas/housekeepingManagement/list: who is assessed in which skill. */
export const AssessmentsPage = lazyPage('saas', () => import('./views/assessments-page.view'));
