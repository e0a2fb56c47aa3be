import { emit } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { addressOf, aModule, board, noLoads, version } from '../testing/modules';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const names = Array.from({ length: 20 }, (_, i) => `@edu-app/bed-${i + 10}`);
const loads = [...noLoads.slice(2), 3, 12];
const state = () => board({ modules: names.map((name) => aModule({ name, loads })) });

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => {
  jest.restoreAllMocks();
  nock.cleanAll();
});

async function open() {
  const findMock = mockApi('moduleStatus.find', { data: state() }, everyTime);
  visit('/modules', ['platform.modules', 'platform.modules.write']);
  const row = await screen.findByRole('listitem', { name: 'bed-29' });
  // each render of a row formats a date, so that formatting counts renders
  const drawn = jest.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
  return { findMock, row, drawn, user: userEvent.setup() };
}

it('many modules have few elements each', async () => {
  const { row } = await open();
  expect(row.querySelectorAll('*').length).toBeLessThan(60);
});

it('an unchanged answer renders no row again, another version only its own', async () => {
  const { findMock, drawn } = await open();
  const before = findMock.calls.length;
  act(() => emit('import-map:announced', { revision: '"2"' }));
  await waitFor(() => expect(findMock.calls.length).toBeGreaterThan(before));
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(drawn).not.toHaveBeenCalled();
  nock.cleanAll();
  const { modules, ...rest } = state();
  const [first = aModule(), ...others] = modules;
  const changed = { ...first, address: addressOf(3), served: addressOf(3), current: version(3) };
  mockApi('moduleStatus.find', { data: { ...rest, modules: [changed, ...others] } }, everyTime);
  act(() => emit('import-map:announced', { revision: '"3"' }));
  await screen.findByText('3.0.0');
  expect(drawn.mock.calls.length).toBeLessThan(5);
});

it('typing renders no remaining row again', async () => {
  const { drawn, user } = await open();
  await user.type(screen.getByRole('textbox', { name: /搜索/ }), 'bed-1');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'bed-29' })).toBeNull());
  expect(screen.getAllByRole('listitem', { name: /^bed-1/ })).toHaveLength(10);
  expect(drawn).not.toHaveBeenCalled();
});

it('the hour under the pointer has its own text', async () => {
  const { row } = await open();
  const day = within(row).getByRole('img');
  jest.spyOn(day, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 240, 28));
  fireEvent.mouseMove(day, { clientX: 335 });
  expect(within(row).getByTitle(/加载 12 次，故障 0 次/)).toBeInTheDocument();
  fireEvent.mouseMove(day, { clientX: 325 });
  expect(within(row).getByTitle(/加载 3 次/)).toBeInTheDocument();
  fireEvent.mouseLeave(day);
  expect(within(row).queryByTitle(/加载 3 次/)).toBeNull();
});
