import { lazyPage } from '@edu/shared-utility';

/** /saas/screen/governmentDataScreen: people, courses and certificates, for anybody. */
export const GovernmentPage = lazyPage('screens', () => import('./views/government-page.view'));
/** /saas/screen/trainRegulation: trainings, exams and who holds them, for anybody. */
export const TrainingPage = lazyPage('screens', () => import('./views/training-page.view'));
/** /saas/EasyScreen: an administrator's own organisation. */
export const EasyPage = lazyPage('screens', () => import('./views/easy-page.view'));
