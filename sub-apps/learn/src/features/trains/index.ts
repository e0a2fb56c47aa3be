import { lazyPage } from '@edu/shared-utility';

/** /learn/trains: the trainings that the person is in. */
export const TrainsPage = lazyPage('learn', () => import('./views/trains-page.view'));
/** /learn/trains/enrol/:token: what an enrolment link leads to. */
export const EnrolPage = lazyPage('learn', () => import('./views/enrol-page.view'));
