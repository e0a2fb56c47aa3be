import { lazyPage } from '@edu/shared-utility';

/** /form/answer: by a link for everybody, by an id for the people of a training. */
export const AnswerPage = lazyPage('form', () => import('./views/answer-page.view'));
