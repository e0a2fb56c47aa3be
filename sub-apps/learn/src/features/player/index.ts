import { lazyPage } from '@edu/shared-utility';

/** /learn/courses/:courseId/:lessonId: one lesson. */
export const PlayerPage = lazyPage('learn', () => import('./views/player-page.view'));
