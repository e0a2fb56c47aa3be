import { lazyPage } from '@edu/shared-utility';

/** /saas/screen/governmentDataScreen: people, courses and certificates, public. */
export const GovernmentPage = lazyPage('screens', () => import('./views/government-page.view'));
/** /saas/screen/trainRegulation: trainings, exams and organisers, public. */
export const TrainingPage = lazyPage('screens', () => import('./views/training-page.view'));
/** /saas/EasyScreen: an administrator's own organisation. */
export const EasyPage = lazyPage('screens', () => import('./views/easy-page.view'));
