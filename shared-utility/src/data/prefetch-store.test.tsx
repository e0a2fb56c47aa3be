import { type AppLifecycles, api, context, createLifecycles } from '@edu/shared-utility';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { mountRootParcel, type ParcelConfigObject } from 'single-spa';
import { askAhead, contractApi, DataProvider } from '../data.entry';
import { heldAnswer, mockApi, resetContext } from '../testing';

const data = contractApi({ reads: ['role.findRoleIds'], writes: ['role.save'] });

const Page = () => <p>{data.useRoleFindRoleIdsQuery().data?.join()}</p>;
const Root = () => (
  <DataProvider api={data}>
    <Page />
  </DataProvider>
);
const ask: Parameters<typeof askAhead>[2] = (dispatch) => [
  dispatch(data.endpoints.roleFindRoleIds.initiate()),
];

const reactFlags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  reactFlags.IS_REACT_ACT_ENVIRONMENT = false;
});
beforeEach(() => {
  resetContext();
  context.set('token', 't');
});
afterEach(() => {
  nock.cleanAll();
  document.body.innerHTML = '';
});

const mount = (lifecycles: AppLifecycles) =>
  mountRootParcel(lifecycles as unknown as ParcelConfigObject, {
    domElement: document.body.appendChild(document.createElement('div')),
  });

const { addEventListener, removeEventListener, setTimeout: set, clearTimeout: clear } = window;
afterEach(() => {
  Object.assign(window, {
    addEventListener,
    removeEventListener,
    setTimeout: set,
    clearTimeout: clear,
  });
});

/** Records listeners of the data layer and timers of RTK Query that were added and not removed. */
function watched() {
  const listeners = new Set<string>();
  const timers = new Set<unknown>();
  const events = /^(?:focus|visibilitychange|online|offline|edu:)/;
  Object.assign(window, {
    addEventListener: (...args: Parameters<typeof addEventListener>) => {
      if (events.test(args[0])) listeners.add(args[0]);
      addEventListener.apply(window, args);
    },
    removeEventListener: (...args: Parameters<typeof removeEventListener>) => {
      listeners.delete(args[0]);
      removeEventListener.apply(window, args);
    },
    setTimeout: (work: () => void, ms: number) => {
      const id = set(() => {
        timers.delete(id);
        work();
      }, ms);
      if (/[/]query[/]/.test(new Error().stack ?? '')) timers.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
      clear(id);
    },
  });
  return { listeners, timers };
}

let save: () => Promise<unknown> = () => Promise.resolve();
const Saves = () => {
  const [trigger] = data.useRoleSaveMutation();
  save = () => trigger({ name: 'x' } as never);
  return <p>there</p>;
};
const OnlySaves = () => (
  <DataProvider api={data}>
    <Saves />
  </DataProvider>
);

let sent = () => 0;
let sentBefore: number | null = null;
const Counting = () => {
  sentBefore ??= sent();
  return <Root />;
};

const plain = () => createLifecycles({ name: 'demo', Root });

it('one call serves the prefetch and the page that shows it', async () => {
  const roles = mockApi('role.findRoleIds', { data: ['r1'] }, { times: 2 });
  const app = mount(askAhead(plain(), data, ask));
  expect(await screen.findByText('r1')).toBeVisible();
  expect(roles.calls).toHaveLength(1);
  await app.unmount();
});

it('the call is sent before the app renders', async () => {
  const roles = mockApi('role.findRoleIds', { data: ['r1'] });
  sentBefore = null;
  sent = () => roles.calls.length;
  const lifecycles = createLifecycles({
    name: 'demo',
    Root: Counting,
    phrases: [{ load: () => waitFor(() => expect(roles.calls).toHaveLength(1)) }],
  });
  const app = mount(askAhead(lifecycles, data, ask));
  expect(await screen.findByText('r1')).toBeVisible();
  expect(sentBefore).toBe(1);
  await app.unmount();
});

it('prefetched data that no page uses is not refetched by a write', async () => {
  const roles = mockApi('role.findRoleIds', { data: ['r1'] }, { times: 2 });
  const lifecycles = createLifecycles({ name: 'demo', Root: OnlySaves });
  const app = mount(askAhead(lifecycles, data, ask));
  await screen.findByText('there');
  await waitFor(() => expect(roles.calls).toHaveLength(1));
  mockApi('role.save', { data: { id: 'd' } as never });
  await save();
  // A refetch caused by the write would have been sent before this call.
  mockApi('department.getTree', { data: [] });
  await api.department.getTree();
  expect(roles.calls).toHaveLength(1);
  await app.unmount();
});

it('an unmounted app leaves no timer, no listener and no request behind', async () => {
  const { listeners, timers } = watched();
  const late = mockApi('role.findRoleIds', { data: ['r1'] }, { until: heldAnswer() });
  const aborted = jest.spyOn(AbortController.prototype, 'abort');
  const app = mount(askAhead(plain(), data, ask));
  await app.mountPromise;
  await waitFor(() => expect(late.calls).toHaveLength(1));
  expect(listeners.size).toBeGreaterThan(0);
  expect(timers.size).toBeGreaterThan(0);
  aborted.mockClear();
  await app.unmount();
  expect(aborted).toHaveBeenCalled();
  expect([...listeners]).toEqual([]);
  await new Promise((next) => setTimeout(next));
  expect(timers.size).toBe(0);
});

it('a failed mount releases what it had prefetched', async () => {
  const { listeners } = watched();
  mockApi('role.findRoleIds', { data: ['r1'] }, { until: heldAnswer() });
  const broken = { ...plain(), mount: () => Promise.reject(new Error('no')) };
  await expect(askAhead(broken, data, ask).mount({} as never)).rejects.toThrow('no');
  expect([...listeners]).toEqual([]);
});

it('each mount has its own rows', async () => {
  const roles = mockApi('role.findRoleIds', { data: ['r1'] }, { times: 2 });
  const lifecycles = askAhead(plain(), data, ask);
  const first = mount(lifecycles);
  await screen.findByText('r1');
  await first.unmount();
  const second = mount(lifecycles);
  await waitFor(() => expect(roles.calls).toHaveLength(2));
  await screen.findByText('r1');
  await second.unmount();
});

describe('a first visit prefetches at the bootstrap', () => {
  const props = { name: 'demo' } as never;

  it('before it is mounted, and once', async () => {
    const roles = mockApi('role.findRoleIds', { data: ['r1'] }, { times: 2 });
    const lifecycles = askAhead(plain(), data, ask);
    await lifecycles.bootstrap(props);
    await waitFor(() => expect(roles.calls).toHaveLength(1));
    const app = mount({ ...lifecycles, bootstrap: async () => {} });
    expect(await screen.findByText('r1')).toBeVisible();
    await app.unmount();
    expect(roles.calls).toHaveLength(1);
  });

  it('again if the address has changed meanwhile', async () => {
    const roles = mockApi('role.findRoleIds', { data: ['r1'] }, { times: 2 });
    const lifecycles = askAhead(plain(), data, ask);
    await lifecycles.bootstrap(props);
    await waitFor(() => expect(roles.calls).toHaveLength(1));
    window.history.pushState(null, '', '/demo?page=2');
    const app = mount({ ...lifecycles, bootstrap: async () => {} });
    await screen.findByText('r1');
    expect(roles.calls).toHaveLength(2);
    await app.unmount();
    window.history.replaceState(null, '', '/');
  });

  it('again if it is mounted much later, so that the rows are current', async () => {
    const roles = mockApi('role.findRoleIds', { data: ['r1'] }, { times: 2 });
    const lifecycles = askAhead(plain(), data, ask);
    await lifecycles.bootstrap(props);
    await waitFor(() => expect(roles.calls).toHaveLength(1));
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    const app = mount({ ...lifecycles, bootstrap: async () => {} });
    await screen.findByText('r1');
    expect(roles.calls).toHaveLength(2);
    await app.unmount();
  });

  it('and a failed one releases what it had prefetched', async () => {
    const { listeners } = watched();
    mockApi('role.findRoleIds', { data: ['r1'] }, { until: heldAnswer() });
    const broken = { ...plain(), bootstrap: () => Promise.reject(new Error('no')) };
    await expect(askAhead(broken, data, ask).bootstrap(props)).rejects.toThrow('no');
    expect([...listeners]).toEqual([]);
  });
});
