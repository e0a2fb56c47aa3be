import { configureRuntime, context } from '@edu/shared-utility';
import { renderApp, resetContext } from '@edu/shared-utility/testing';
import { cleanup } from '@testing-library/react';
import nock from 'nock';
import { RootView } from '../app/root.view';
import { phrases } from '../phrases';

/** The whole app at an address, as the shell mounts it. */
export function open(address: string) {
  window.history.replaceState(null, '', address);
  return openHere();
}

/** The app at the present history entry, as after a reload. */
export const openHere = () => renderApp(<RootView />);

export const address = () => window.location.pathname + window.location.search;

/** The host's tenant logs in by the new flow. */
export const newFlow = () => context.set('frontendConfig', [{ key: 'isNewSaas', value: 'true' }]);

/** A fresh person before each test, nothing on the wire but what the test answers itself. */
export function freshPersonEachTest() {
  beforeAll(() => {
    nock.disableNetConnect();
    return phrases.load();
  });
  beforeEach(() => {
    resetContext();
    // jsdom keeps a failed request's timer; 30 s of it would hold the process
    configureRuntime({ timing: { requestTimeout: 5_000 } });
  });
  afterEach(() => {
    cleanup();
    nock.cleanAll();
  });
}
