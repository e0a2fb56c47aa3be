import { setPageExit } from '@edu/shared-utility';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { loadTestingTools } from '../boot/load-testing-tools';
import { setFault } from './fault-bar';
import { createInjector } from './injector';
import { devtoolsFixture } from './testing/devtools-fixture';

const reload = jest.fn();
const saas = '@edu-app/saas';

/** A tester's page whose content slot holds the student page, mounted or failed. */
function givenPage(isMounted: boolean) {
  window.history.replaceState(null, '', '/saas/student');
  const supervised = { isMounted, refresh: jest.fn() };
  const parts = {
    ...devtoolsFixture(),
    registration: {
      active: saas,
      activate: () => {},
      of: (name: string) => (name === saas ? (supervised as never) : undefined),
      size: 1,
    },
  };
  return { parts, supervised };
}
const undo = () => userEvent.click(screen.getByRole('button', { name: '撤销故障' }));

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  reload.mockClear();
  setPageExit({ assign: () => {}, reload });
});
afterEach(() => setPageExit(null));

test('a page that is loaded with a fault says so, and one click removes it', async () => {
  createInjector().set(saas, 'hang');
  const { parts } = givenPage(false);
  await loadTestingTools(parts);
  expect(await screen.findByRole('status')).toHaveTextContent('@edu-app/saas · 挂起');
  await undo();
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  // A load that hangs never ends by itself.
  expect(reload).toHaveBeenCalledTimes(1);
  expect(createInjector().all()).toEqual([]);
});

test('a fault that is injected while the page runs is shown too, and removed without a reload', async () => {
  const { parts, supervised } = givenPage(true);
  setFault(parts, saas, 'throw');
  expect(await screen.findByRole('status')).toHaveTextContent('抛出错误');
  expect(parts.journal.of(saas)).toEqual([{ at: 100, module: saas, event: 'fault put in: throw' }]);
  await undo();
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(reload).not.toHaveBeenCalled();
  expect(supervised.refresh).toHaveBeenCalledTimes(2);
});

test('a page without a fault has no bar', async () => {
  const { parts } = givenPage(true);
  await loadTestingTools(parts);
  setFault(parts, saas, null);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
