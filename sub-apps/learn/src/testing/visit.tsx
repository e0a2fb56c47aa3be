import {
  context,
  type LearnersLive,
  type OwnQuestionnaire,
  on,
  type Toast,
  type UserInfo,
} from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { RootView } from '../app/root.view';

/** Toasts since the last `signIn`. */
export const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

/** A fresh browser with a student's session. */
export function signIn(): void {
  resetContext();
  localStorage.clear();
  toasts.length = 0;
  context.set('token', 't');
  context.set('userInfo', { userId: 'u1', name: '李同学' } as UserInfo);
}

/** Opens the app at an address below /learn. */
export function visit(
  path: string,
  live: LearnersLive[] = [],
  questionnaires: OwnQuestionnaire[] = [],
): void {
  mockApi('live.findMine', { data: live }, { times: Number.POSITIVE_INFINITY });
  const emptyList = { list: [], total: 0, pageNum: 1, pageSize: 4 };
  mockApi('article.findPublished', { data: emptyList }, { times: Number.POSITIVE_INFINITY });
  mockApi(
    'questionnaireAnswer.findMine',
    { data: questionnaires },
    { times: Number.POSITIVE_INFINITY },
  );
  window.history.replaceState(null, '', `/learn${path}`);
  renderApp(<RootView />);
}
