import { useSyncExternalStore } from 'react';

const events = ['popstate', 'single-spa:routing-event'];

const subscribe = (changed: () => void): (() => void) => {
  for (const name of events) window.addEventListener(name, changed);
  return () => {
    for (const name of events) window.removeEventListener(name, changed);
  };
};

/** Path and query of the page; updates with every navigation. */
export const useAddress = (): string =>
  useSyncExternalStore(subscribe, () => window.location.pathname + window.location.search);
