import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { Phase } from './deadline';
import { supervisedParcels } from './parcels';

const neverSettles = () => new Promise<never>(() => {});
const good = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };

/** A page with one mounted parcel, and a function that leaves it. */
function stage(config: unknown): { parcel: Parcel; leave: () => void; faults: Phase[] } {
  let leave = () => {};
  const leaving = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const faults: Phase[] = [];
  const mountParcel = supervisedParcels({
    mountParcel: mountRootParcel as never,
    leaving,
    allowed: () => 2_000,
    leaveGrace: () => 50,
    onFault: (_error, phase) => faults.push(phase),
  });
  const domElement = document.createElement('div');
  return { parcel: mountParcel(config as ParcelConfig, { domElement }), leave, faults };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

test('a parcel mounts, updates and unmounts as usual; unmounting twice is no error', async () => {
  const update = jest.fn(async () => {});
  const { parcel, faults } = stage({ ...good, update });
  await parcel.mountPromise;
  await parcel.update?.({});
  expect(update).toHaveBeenCalledTimes(1);
  await parcel.unmount();
  await parcel.unmount();
  expect(faults).toEqual([]);
});

test.each<[Phase, unknown]>([
  ['load', () => Promise.reject(new Error('404'))],
  ['bootstrap', { ...good, bootstrap: () => Promise.reject(new Error('no')) }],
  ['mount', { ...good, mount: () => Promise.reject(new Error('no')) }],
])(
  'a parcel that fails in %s reports it to its parent, and never to single-spa',
  async (phase, config) => {
    const { parcel, faults } = stage(config);
    await expect(parcel.mountPromise).rejects.toThrow();
    await settle();
    expect(faults).toEqual([phase]);
    // single-spa calls this before it unmounts the app, and it must not reject.
    await expect((Object.getPrototypeOf(parcel) as Parcel).unmount()).resolves.toBeNull();
  },
);

test.each<[Phase, unknown]>([
  ['load', neverSettles],
  ['bootstrap', { ...good, bootstrap: neverSettles }],
  ['mount', { ...good, mount: neverSettles }],
])(
  'a parcel that hangs in %s does not keep the page when the person leaves',
  async (_phase, config) => {
    const { parcel, leave, faults } = stage(config);
    const unmounted = (Object.getPrototypeOf(parcel) as Parcel).unmount();
    await settle();
    leave();
    await jest.advanceTimersByTimeAsync(50);
    await expect(unmounted).resolves.toBeNull();
    expect(faults).toEqual([]);
  },
);

test('a parcel that hangs in unmount does not block the page either', async () => {
  const { parcel, leave } = stage({ ...good, unmount: neverSettles });
  await parcel.mountPromise;
  leave();
  const unmounted = parcel.unmount();
  await jest.advanceTimersByTimeAsync(50);
  await expect(unmounted).resolves.toBeNull();
});
