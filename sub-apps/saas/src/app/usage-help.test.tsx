import { context, setLanguage } from '@edu/shared-utility';
import { renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RootView } from './root.view';

beforeEach(() => {
  resetContext();
  context.set('token', 't');
  window.history.replaceState(null, '', '/saas/jiazheng');
});

test('lists the first steps with a link to each, in the current language', async () => {
  renderApp(<RootView />);
  expect(await screen.findByRole('heading', { name: '录入学员' })).toBeVisible();
  await act(() => setLanguage('fr-FR'));
  const heading = { name: 'Saisir les apprenants' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  await act(() => setLanguage('zh-CN'));
  await userEvent.click(screen.getByRole('link', { name: '前往个人中心' }));
  expect(window.location.pathname).toBe('/personal');
}, 15_000);
