import { lazyPage } from '@edu/shared-utility';

/** /learn/trains: the person's trainings. */
export const TrainsPage = lazyPage('learn', () => import('./views/trains-page.view'));
/** /learn/trains/enrol/:token: target of an enrolment link. */
export const EnrolPage = lazyPage('learn', () => import('./views/enrol-page.view'));
