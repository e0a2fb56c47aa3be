import {
  addErrorHandler,
  getAppNames,
  getAppStatus,
  MOUNTED,
  start,
  triggerAppChange,
} from 'single-spa';
import { createRegistration } from './registration';
import type { SupervisedModule } from './supervision/supervisor';

const leftApps: string[] = [];
const supervised = (name: string): SupervisedModule => ({
  lifecycles: {
    bootstrap: async () => {},
    mount: async () => {
      if (name === 'broken' && leftApps.length === 0) throw new Error('single-spa gives it up');
    },
    unmount: async () => {},
    timeouts: {},
  },
  leave: () => leftApps.push(name),
  isMounted: false,
  mountedEntry: null,
  status: 'idle',
  refresh: () => {},
  update: async () => {},
  lost: async () => {},
});

test('only the visited one of a thousand applications is registered and asked', async () => {
  const created = jest.fn(supervised);
  const registration = createRegistration(created);
  for (const name of ['app-7', 'app-500', 'app-7']) registration.activate(name);
  expect(registration.size).toBe(2);
  expect(created).toHaveBeenCalledTimes(2);
  expect(getAppNames()).toEqual(['app-7', 'app-500']);
  expect(leftApps).toEqual(['app-7', 'app-500']);
});

test('an application that single-spa has marked as broken is registered again at the next visit', async () => {
  addErrorHandler(() => {});
  start();
  leftApps.length = 0;
  const registration = createRegistration(supervised);
  registration.activate('broken');
  await triggerAppChange().catch(() => {});
  expect(getAppStatus('broken')).toBe('SKIP_BECAUSE_BROKEN');
  registration.activate(null);
  registration.activate('broken');
  await new Promise((resolve) => setTimeout(resolve));
  await triggerAppChange();
  expect(getAppStatus('broken')).toBe(MOUNTED);
});
