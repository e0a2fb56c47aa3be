import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { DataContext } from './data-context';
import { type AnyApi, dataStore } from './data-store';
import { takePrefetched } from './prefetch-store';

interface Props {
  /** The result of `contractApi`, created once per module. */
  readonly api: AnyApi;
  readonly children: ReactNode;
}

/** Provides the store of an app's server state while the app is mounted. */
export function DataProvider({ api, children }: Props) {
  const [{ data, release }] = useState(
    () => takePrefetched(api) ?? { data: dataStore(api), release: () => {} },
  );
  useEffect(() => {
    // The pages have subscribed to the prefetched data by now, since their effects run before this one.
    release();
    return () => data.stop();
  }, [data, release]);
  return (
    <Provider context={DataContext} store={data.store}>
      {children}
    </Provider>
  );
}
