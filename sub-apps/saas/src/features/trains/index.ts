import { lazyPage } from '@edu/shared-utility';

/** /saas/task, a chunk of its own. */
export const TrainsPage = lazyPage('saas', () => import('./views/trains-page.view'));
/** /saas/task/<id>/<tab> */
export const TrainPage = lazyPage('saas', () => import('./views/train-page.view'));
