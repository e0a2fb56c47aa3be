import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { DataContext } from './data-context';
import { type AnyApi, dataStore } from './data-store';
import { takePrefetched } from './prefetch-store';

interface Props {
  /** What `contractApi` has made, of the module. */
  readonly api: AnyApi;
  readonly children: ReactNode;
}

/** Gives an app the store of what it reads and writes, for as long as it is mounted. */
export function DataProvider({ api, children }: Props) {
  const [{ data, release }] = useState(
    () => takePrefetched(api) ?? { data: dataStore(api), release: () => {} },
  );
  useEffect(() => {
    // the pages have taken up what was asked for ahead: their effects run before this one
    release();
    return () => data.stop();
  }, [data, release]);
  return (
    <Provider context={DataContext} store={data.store}>
      {children}
    </Provider>
  );
}
