import { lazyPage } from '@edu/shared-utility';

/** /form/questionnaires, a chunk of its own. */
export const QuestionnairesPage = lazyPage('form', () => import('./views/list-page.view'));
/** /form/questionnaires/<id>/<tab> */
export const QuestionnairePage = lazyPage('form', () => import('./views/questionnaire-page.view'));
