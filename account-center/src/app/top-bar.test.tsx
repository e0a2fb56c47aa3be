import { renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { phrases } from '../phrases';
import { TopBar } from './top-bar.view';

beforeEach(async () => {
  resetContext();
  window.history.replaceState(null, '', '/personal');
  await phrases.load();
});

it.each([
  [1, 0, '/'],
  [2, 1, '/personal'],
])('with %i pages in the tab the way back goes back %i times', async (pages, times, path) => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
  const back = jest.spyOn(window.history, 'back').mockReturnValue();
  renderApp(<TopBar />);
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(back).toHaveBeenCalledTimes(times);
});
