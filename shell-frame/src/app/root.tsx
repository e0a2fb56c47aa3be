import { emit, type RootProps } from '@edu/shared-utility';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import type { ParcelHost } from '../features/personal-dialog';
import { Frame } from './frame.view';
import { createShellStore } from './store';

/** Through the page's module loader, by its name in the import map; nothing is fetched before. */
const loadModule = (name: string): Promise<object> => import(name);

type ShellProps = Pick<RootProps, 'mountParcel'> & Partial<Pick<ParcelHost, 'loadModule'>>;

/** The frame with its store, alive as long as it is mounted. */
export function ShellRoot({ mountParcel, loadModule: load = loadModule }: ShellProps) {
  const host = useMemo(
    () => ({ mountParcel: mountParcel as ParcelHost['mountParcel'], loadModule: load }),
    [mountParcel, load],
  );
  const [{ store, start }] = useState(createShellStore);
  // Before the first paint: a narrow window must not flash its wide menu.
  useLayoutEffect(() => {
    const running = start();
    emit('shell:ready', null);
    return () => running.cancel();
  }, [start]);
  return (
    <Provider store={store}>
      <Frame host={host} />
    </Provider>
  );
}
