import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { on } from '../events';
import { fetchPart, lazyPart } from './lazy-part';
import { LazyView } from './lazy-view';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

/** A chunk whose first load fails. */
const unsteady = () => {
  const load = jest.fn(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }));
  load.mockRejectedValueOnce(new Error('Error loading dialogs.js (SystemJS Error#3)'));
  return { load, part: lazyPart('demo', load) };
};

const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    重试
  </button>
);

test('a part that failed to load says so, is fetched again, and stays', async () => {
  const messages: string[] = [];
  const stop = on('library:failed', ({ name }) => messages.push(name));
  const { load, part } = unsteady();
  const { unmount } = render(<LazyView part={part} partProps={{ name: '部分' }} failed={failed} />);
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  // The event makes the module loader drop the cached failure.
  expect(messages).toEqual(['demo']);
  expect(await screen.findByText('部分')).toBeVisible();
  unmount();
  render(<LazyView part={part} partProps={{ name: '又一次' }} />);
  expect(screen.getByText('又一次')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

test('a module without a view is fetched again after a failure, too', async () => {
  const messages: string[] = [];
  const stop = on('library:failed', ({ name }) => messages.push(name));
  const load = jest.fn(async () => 'words').mockRejectedValueOnce(new Error('no network'));
  await expect(fetchPart('demo', load)).rejects.toThrow('no network');
  await expect(fetchPart('demo', load)).resolves.toBe('words');
  expect(messages).toEqual(['demo']);
  stop();
});

test('a caller that handles failures gets the error, and the next mount fetches it again', async () => {
  const { part } = unsteady();
  const onFailed = jest.fn();
  const view = <LazyView part={part} partProps={{ name: '部分' }} onFailed={onFailed} />;
  const { unmount, container } = render(view);
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
  unmount();
  render(view);
  expect(await screen.findByText('部分')).toBeVisible();
  expect(onFailed).toHaveBeenCalledTimes(1);
});

const Arrived = () => <p>部分</p>;
/** Runs after the first render of what is beside it, before the effects. */
function Beside({ arrive }: { arrive: () => void }) {
  useLayoutEffect(arrive, [arrive]);
  return null;
}

test('a part that arrives between its first render and its fetch is shown', async () => {
  let View: typeof Arrived | null = null;
  const part = {
    get View() {
      return View;
    },
    fetch: () => new Promise<void>(() => {}),
  };
  const arrive = () => {
    View = Arrived;
  };
  render(
    <>
      <LazyView part={part} partProps={{}} />
      <Beside arrive={arrive} />
    </>,
  );
  expect(await screen.findByText('部分')).toBeVisible();
});

test('a prefetched part is shown in its first render', async () => {
  const prepare = jest.fn(async () => {});
  const part = lazyPart('demo', async () => ({ default: () => <p>部分</p>, prepare }));
  await part.fetch();
  render(<LazyView part={part} partProps={{}} />);
  expect(screen.getByText('部分')).toBeVisible();
  expect(prepare).toHaveBeenCalledTimes(1);
});
