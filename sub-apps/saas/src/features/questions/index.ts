import { lazyPage } from '@edu/shared-utility';

/** /saas/question, a chunk of its own. */
export const QuestionsPage = lazyPage('saas', () => import('./views/questions-page.view'));
/** /saas/question/new and /saas/question/<id> */
export const QuestionEditorPage = lazyPage('saas', () => import('./views/editor-page.view'));
