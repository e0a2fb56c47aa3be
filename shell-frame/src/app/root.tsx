import { emit, type RootProps } from '@edu/shared-utility';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import type { ParcelHost } from '../features/personal-dialog';
import { Frame } from './frame.view';
import { createShellStore } from './store';

/** Loads a module by its name in the import map, when it is needed. */
const loadModule = (name: string): Promise<object> => import(name);

type ShellProps = Pick<RootProps, 'mountParcel'> & Partial<Pick<ParcelHost, 'loadModule'>>;

/** The frame with its store; its sagas run while it is mounted. */
export function ShellRoot({ mountParcel, loadModule: load = loadModule }: ShellProps) {
  const host = useMemo(
    () => ({ mountParcel: mountParcel as ParcelHost['mountParcel'], loadModule: load }),
    [mountParcel, load],
  );
  const [{ store, start }] = useState(createShellStore);
  // Before the first paint, so that a narrow window does not show the wide menu for a moment.
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
