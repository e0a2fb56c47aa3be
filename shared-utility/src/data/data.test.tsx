import { context, emit, on, overlays, type Toast, unsaved } from '@edu/shared-utility';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { useState } from 'react';
import { contractApi, DataProvider, dataStore, failureOf, loadedOf } from '../data.entry';
import { heldAnswer, mockApi, resetContext } from '../testing';

const data = contractApi({
  reads: ['department.getTree', 'user.findByCondition', 'role.findRoleIds'],
  writes: ['user.delete', 'department.delete'],
  withoutToast: ['department.getTree'],
});
const { useUserFindByConditionQuery, useUserDeleteMutation, useDepartmentGetTreeQuery } = data;

const toasts: Toast[] = [];
on('toast:show', (toast) => toasts.push(toast));

beforeEach(() => {
  resetContext();
  toasts.length = 0;
  context.set('token', 't');
  for (const key of ['organ', 'actor', 'branch'] as const) context.set(key, `${key}-1`);
});
afterEach(() => nock.cleanAll());

const row = (name: string) =>
  ({ userId: name, name, phone: '13800000000', status: 'active' }) as never;
const pageOf = (...names: string[]) => ({
  data: { list: names.map(row), total: names.length, pageNum: 1, pageSize: 10 },
});
const first = { pageNum: 1, pageSize: 10 };

function Rows({ query = first }: { query?: typeof first }) {
  const load = loadedOf(useUserFindByConditionQuery(query));
  const list = load.status === 'failed' ? [] : (load.data?.list ?? []);
  return (
    <ul aria-label="rows" data-status={load.status}>
      {list.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
      {load.status === 'failed' && <li>{load.message}</li>}
    </ul>
  );
}

function Delete({ onDone = () => {} }: { onDone?: (result: object) => void }) {
  const [remove] = useUserDeleteMutation();
  return (
    <button type="button" onClick={async () => onDone(await remove({ userId: 'u1' }))}>
      delete
    </button>
  );
}

const Roles = () => <p>{data.useRoleFindRoleIdsQuery().data?.join()}</p>;

function Toggled() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        toggle
      </button>
      {open && <Rows />}
    </>
  );
}

const show = (children: React.ReactNode) =>
  render(<DataProvider api={data}>{children}</DataProvider>);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a read', () => {
  it('is one call for two components that show the same data', async () => {
    const list = mockApi('user.findByCondition', pageOf('Ann'), { times: 2 });
    show([<Rows key="a" />, <Rows key="b" />]);
    await waitFor(() => expect(screen.queryAllByText('Ann')).toHaveLength(2));
    expect(list.calls).toHaveLength(1);
  });

  it('is repeated once after a network failure, as the contract allows for reads', async () => {
    mockApi('user.findByCondition', { networkError: true });
    mockApi('user.findByCondition', pageOf('Ann'));
    show(<Rows />);
    expect(await screen.findByText('Ann')).toBeVisible();
  });

  it('that failed gives the server’s message, and shows one toast', async () => {
    mockApi('user.findByCondition', { code: 50000, message: 'busy' });
    show([<Rows key="a" />, <Rows key="b" />]);
    await waitFor(() => expect(screen.queryAllByText('busy')).toHaveLength(2));
    expect(toasts).toMatchObject([{ kind: 'error', message: 'busy' }]);
  });

  it('that was marked quiet shows no toast', async () => {
    mockApi('department.getTree', { code: 50000, message: 'busy' });
    const { result } = renderHook(() => useDepartmentGetTreeQuery(), {
      wrapper: ({ children }) => <DataProvider api={data}>{children}</DataProvider>,
    });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(failureOf(result.current.error)).toMatchObject({
      code: 50000,
      message: 'busy',
      shown: false,
    });
    expect(toasts).toEqual([]);
  });

  it('keeps the shown rows while other rows are loading, and aborts unused requests', async () => {
    mockApi('user.findByCondition', pageOf('Ann'));
    const { rerender } = show(<Rows />);
    await screen.findByText('Ann');
    const slow = mockApi('user.findByCondition', pageOf('Bob'), { until: heldAnswer() });
    const page = (pageNum: number) => (
      <DataProvider api={data}>
        <Rows query={{ ...first, pageNum }} />
      </DataProvider>
    );
    rerender(page(2));
    await waitFor(() => expect(slow.calls).toHaveLength(1));
    expect(shown()).toEqual(['Ann']);
    expect(screen.getByRole('list')).toHaveAttribute('data-status', 'loading');
    mockApi('user.findByCondition', pageOf('Cid'));
    rerender(page(3));
    expect(await screen.findByText('Cid')).toBeVisible();
    expect(shown()).toEqual(['Cid']);
  });

  it('is repeated when a component is mounted again', async () => {
    const list = mockApi('user.findByCondition', pageOf('Ann'), { times: 2 });
    show(<Toggled />);
    await screen.findByText('Ann');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByText('Ann')).toBeNull());
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Ann')).toBeVisible();
    expect(list.calls).toHaveLength(2);
  });
});

describe('a write', () => {
  it('that succeeded refetches the rows of its resource and no others', async () => {
    mockApi('user.findByCondition', pageOf('Ann'));
    const roles = mockApi('role.findRoleIds', { data: ['r1'] }, { times: 2 });
    show([<Rows key="rows" />, <Roles key="roles" />, <Delete key="delete" />]);
    await screen.findByText('Ann');
    await screen.findByText('r1');
    mockApi('user.delete', { data: null });
    mockApi('user.findByCondition', pageOf('Bob'));
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Bob')).toBeVisible();
    expect(roles.calls).toHaveLength(1);
  });

  it('that was refused refetches nothing, shows no toast, and returns the whole refusal', async () => {
    const list = mockApi('user.findByCondition', pageOf('Ann'), { times: 2 });
    const results: object[] = [];
    show([<Rows key="rows" />, <Delete key="delete" onDone={(result) => results.push(result)} />]);
    await screen.findByText('Ann');
    mockApi('user.delete', { code: 40900, message: 'changed', data: { present: { version: 3 } } });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(results).toHaveLength(1));
    expect(results[0]).toMatchObject({
      error: {
        kind: 'business',
        code: 40900,
        message: 'changed',
        data: { present: { version: 3 } },
      },
    });
    expect(JSON.parse(JSON.stringify(results[0]))).toEqual(results[0]);
    await new Promise((next) => setTimeout(next));
    expect(list.calls).toHaveLength(1);
    expect(toasts).toEqual([]);
  });

  it.each([
    ['that the platform continues as a job', { changed: 0, job: { id: 'j' } }, 1],
    ['that starts a job', { id: 'j', kind: 'question.export', state: 'queued' }, 1],
    ['that is complete', { changed: 1, job: null }, 0],
    ['that returns nothing', null, 0],
  ])('%s notifies the header or not', async (_, answer, times) => {
    const onEvent = jest.fn();
    const stop = on('inbox:changed', onEvent);
    mockApi('user.delete', { data: answer as never });
    const done = jest.fn();
    render(
      <DataProvider api={data}>
        <Delete onDone={done} />
      </DataProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(onEvent).toHaveBeenCalledTimes(times);
    stop();
  });

  it('is never repeated after a network failure', async () => {
    const results: object[] = [];
    show(<Delete onDone={(result) => results.push(result)} />);
    mockApi('user.delete', { networkError: true });
    const again = mockApi('user.delete', { data: null });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(results).toMatchObject([{ error: { unanswered: true } }]));
    expect(again.calls).toHaveLength(0);
  });

  it('in progress during a change of the identity is cancelled silently, but reaches the server', async () => {
    const results: { error?: unknown }[] = [];
    show(<Delete onDone={(result) => results.push(result)} />);
    const remove = mockApi('user.delete', { data: null }, { until: heldAnswer() });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(remove.calls).toHaveLength(1));
    act(() => context.set('actor', 'another'));
    await waitFor(() => expect(results).toHaveLength(1));
    expect(failureOf(results[0]?.error)).toMatchObject({ cancelled: true, message: '' });
    expect(toasts).toEqual([]);
  });

  it('of another resource refetches the rows that name it', async () => {
    mockApi('user.findByCondition', pageOf('Ann'));
    const { store, stop } = dataStore(data);
    const read = store.dispatch(data.endpoints.userFindByCondition.initiate(first));
    await read;
    mockApi('department.delete', { data: null });
    const again = mockApi('user.findByCondition', pageOf('Bob'));
    await store.dispatch(data.endpoints.departmentDelete.initiate({ id: 'd1' } as never));
    await waitFor(() => expect(again.calls).toHaveLength(1));
    stop();
  });
});

describe('calls that a page adds', () => {
  const extended = data.with({
    reads: ['role.findRoleIds', 'branch.getTree'],
    writes: ['branch.delete'],
    withoutToast: ['branch.getTree'],
  });

  it('are read, refetched and notified like the first ones', async () => {
    mockApi('branch.getTree', { data: [] });
    const { store, stop } = dataStore(data);
    const read = store.dispatch(extended.endpoints.branchGetTree.initiate({}));
    expect((await read).data).toEqual([]);
    mockApi('branch.delete', { data: null });
    const again = mockApi('branch.getTree', { code: 50_000, message: 'refused' });
    await store.dispatch(extended.endpoints.branchDelete.initiate({ id: 'b1' }));
    await waitFor(() => expect(again.calls).toHaveLength(1));
    expect(toasts).toEqual([]);
    stop();
  });

  it('do not replace an existing one and its subscriptions', () => {
    const before = data.endpoints.roleFindRoleIds;
    expect(extended.endpoints.roleFindRoleIds).toBe(before);
    expect(data.with({ reads: ['role.findRoleIds'] }).useRoleFindRoleIdsQuery).toBe(
      data.useRoleFindRoleIdsQuery,
    );
  });
});

describe('the signed-in person', () => {
  it.each(['organ', 'actor', 'branch'] as const)(
    'with another %s never sees the rows from before',
    async (key) => {
      mockApi('user.findByCondition', pageOf('Ann'));
      show(<Rows />);
      await screen.findByText('Ann');
      const answer = heldAnswer();
      const next = mockApi('user.findByCondition', pageOf('Bob'), { until: answer });
      act(() => context.set(key, 'another'));
      expect(screen.queryByText('Ann')).toBeNull();
      answer.release();
      expect(await screen.findByText('Bob')).toBeVisible();
      expect(next.calls[0]?.headers[key]).toBe('another');
    },
  );

  it('keeps what is shown after a switch of the branch in another tab until nothing is unsaved', async () => {
    mockApi('user.findByCondition', pageOf('Ann'));
    show([<Rows key="rows" />, <Delete key="delete" />]);
    await screen.findByText('Ann');
    let isDirty = true;
    const end = unsaved.guard(() => isDirty);
    const later = mockApi('user.findByCondition', pageOf('Bob'), { times: 2 });
    act(() => context.set('branch', 'branch-2'));
    mockApi('user.delete', { code: 40900, message: 'refused' });
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    expect(shown()).toEqual(['Ann']);
    expect(later.calls).toEqual([]);
    isDirty = false;
    mockApi('user.delete', { data: null });
    await userEvent.click(screen.getByRole('button', { name: 'delete' }));
    await waitFor(() => expect(shown()).toEqual(['Bob']));
    end();
  });

  it('with another identity sees nothing from before, even if something is unsaved', async () => {
    mockApi('user.findByCondition', pageOf('Ann'));
    show(<Rows />);
    await screen.findByText('Ann');
    const end = unsaved.guard(() => true);
    mockApi('user.findByCondition', pageOf('Bob'));
    act(() => context.set('actor', 'another'));
    expect(screen.queryByText('Ann')).toBeNull();
    expect(await screen.findByText('Bob')).toBeVisible();
    end();
  });

  it('after a change of the identity gets no late answer of the previous one', async () => {
    const answer = heldAnswer();
    const late = mockApi('user.findByCondition', pageOf('Ann'), { until: answer });
    show(<Rows />);
    await waitFor(() => expect(late.calls).toHaveLength(1));
    const nextAnswer = heldAnswer();
    mockApi('user.findByCondition', pageOf('Bob'), { until: nextAnswer });
    act(() => context.set('actor', 'another'));
    answer.release();
    nextAnswer.release();
    expect(await screen.findByText('Bob')).toBeVisible();
    expect(shown()).toEqual(['Bob']);
  });

  it('reported again unchanged causes no refetch', async () => {
    const list = mockApi('user.findByCondition', pageOf('Ann'), { times: 2 });
    show(<Rows />);
    await screen.findByText('Ann');
    act(() => context.set('actor', 'actor-1'));
    expect(shown()).toEqual(['Ann']);
    expect(list.calls).toHaveLength(1);
  });

  it('is gone after the end of the session, and a late answer is dropped', async () => {
    const { store, stop } = dataStore(data);
    const answer = heldAnswer();
    const late = mockApi('user.findByCondition', pageOf('Ann'), { until: answer });
    const read = store.dispatch(data.endpoints.userFindByCondition.initiate(first));
    await waitFor(() => expect(late.calls).toHaveLength(1));
    emit('session:ended', { reason: 'logout' });
    answer.release();
    await read;
    expect(store.getState().contract.queries).toEqual({});
    stop();
  });
});

it.each([
  ['another language', () => emit('language:changed', { language: 'en-US' })],
  ['a restored network', () => window.dispatchEvent(new Event('online'))],
])('%s refetches the shown data, and keeps it on the screen', async (_, happen) => {
  mockApi('user.findByCondition', pageOf('Ann'));
  show(<Rows />);
  await screen.findByText('Ann');
  const answer = heldAnswer();
  mockApi('user.findByCondition', pageOf('Bob'), { until: answer });
  act(happen);
  expect(shown()).toEqual(['Ann']);
  answer.release();
  expect(await screen.findByText('Bob')).toBeVisible();
});

it('reports when all shown data has been refetched after the network is back', async () => {
  mockApi('user.findByCondition', pageOf('Ann'));
  show(<Rows />);
  await screen.findByText('Ann');
  const answer = heldAnswer();
  mockApi('user.findByCondition', pageOf('Bob'), { until: answer });
  const reads: Promise<void>[] = [];
  const unsubscribe = on('data:reread', ({ done }) => reads.push(done));
  act(() => void window.dispatchEvent(new Event('online')));
  unsubscribe();
  expect(reads).toHaveLength(1);
  answer.release();
  await act(() => reads[0]);
  expect(shown()).toEqual(['Bob']);
});

describe('returning to the tab', () => {
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('shows what others have changed, in place of the old rows', async () => {
    mockApi('user.findByCondition', pageOf('Ann'));
    show(<Rows />);
    await screen.findByText('Ann');
    const answer = heldAnswer();
    mockApi('user.findByCondition', pageOf('Bob'), { until: answer });
    comeBack();
    expect(shown()).toEqual(['Ann']);
    answer.release();
    expect(await screen.findByText('Bob')).toBeVisible();
  });

  it.each([
    ['a dialog is open', () => overlays.add(() => {})],
    ['a field has unsaved input', () => unsaved.guard(() => true)],
    [
      'there is no network',
      () => {
        const away = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        return () => away.mockRestore();
      },
    ],
  ])('keeps the rows if %s, and refetches them the next time', async (_, begin) => {
    const list = mockApi('user.findByCondition', pageOf('Ann'), { times: 3 });
    show(<Rows />);
    await screen.findByText('Ann');
    const end = begin();
    comeBack();
    end();
    comeBack();
    await waitFor(() => expect(list.calls).toHaveLength(2));
    expect(screen.getByText('Ann')).toBeVisible();
  });

  it('is not detected from a mere window focus, perhaps by a click on a row', async () => {
    const list = mockApi('user.findByCondition', pageOf('Ann'), { times: 3 });
    show(<Rows />);
    await screen.findByText('Ann');
    act(() => void window.dispatchEvent(new Event('focus')));
    comeBack();
    await waitFor(() => expect(list.calls).toHaveLength(2));
  });
});
