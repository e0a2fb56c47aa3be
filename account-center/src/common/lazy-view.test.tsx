import { on } from '@edu/shared-utility';
import { renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/without-styles';
import { LazyView, lazyPart } from './lazy-view';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** A chunk that fails to arrive the first time. */
const unsteady = () => {
  const load = jest.fn(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }));
  load.mockRejectedValueOnce(new Error('Error loading dialogs.js (SystemJS Error#3)'));
  return { load, part: lazyPart(load) };
};

it('says that a part did not arrive, fetches it again, then keeps it', async () => {
  const told: string[] = [];
  const stop = on('library:failed', ({ name }) => told.push(name));
  const { load, part } = unsteady();
  const { unmount } = renderApp(<LazyView part={part} given={{ name: '部分' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('这部分内容未能加载');
  // so that the module loader forgets the failure too
  expect(told).toEqual(['account-center']);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('部分')).toBeVisible();
  unmount();
  renderApp(<LazyView part={part} given={{ name: '又一次' }} />);
  expect(screen.getByText('又一次')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

it('leaves it to whoever takes over, and fetches it again on the next sight', async () => {
  const { part } = unsteady();
  const failed = jest.fn();
  const { unmount } = renderApp(
    <LazyView part={part} given={{ name: '部分' }} onFailed={failed} />,
  );
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  renderApp(<LazyView part={part} given={{ name: '部分' }} onFailed={failed} />);
  expect(await screen.findByText('部分')).toBeVisible();
  expect(failed).toHaveBeenCalledTimes(1);
});
