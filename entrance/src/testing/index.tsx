import { configureRuntime, context } from '@edu/shared-utility';
import { renderApp, resetContext } from '@edu/shared-utility/testing';
import { cleanup } from '@testing-library/react';
import nock from 'nock';
import { RootView } from '../app/root.view';
import { phrases } from '../phrases';

/** Renders the app at an address, as the shell mounts it. */
export function open(address: string) {
  window.history.replaceState(null, '', address);
  return openHere();
}

/** Renders the app at the current history entry, as after a reload. */
export const openHere = () => renderApp(<RootView />);

export const address = () => window.location.pathname + window.location.search;

/** Lets the host's tenant use the new flow. */
export const newFlow = () => context.set('frontendConfig', [{ key: 'isNewSaas', value: 'true' }]);

/** Before each test: an empty browser, and no request that the test does not mock. */
export function freshPersonEachTest() {
  beforeAll(() => {
    nock.disableNetConnect();
    return phrases.load();
  });
  beforeEach(() => {
    resetContext();
    // jsdom keeps the 30 s timer of a failed request, which would delay the end of the process.
    configureRuntime({ timing: { requestTimeout: 5_000 } });
  });
  afterEach(() => {
    cleanup();
    nock.cleanAll();
  });
}
