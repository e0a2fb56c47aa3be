import { lazyPage } from '@edu/shared-utility';

/** /learn/courses/:courseId/:lessonId: one lesson to be learned. */
export const PlayerPage = lazyPage('learn', () => import('./views/player-page.view'));
