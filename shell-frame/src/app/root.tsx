import { emit } from '@edu/shared-utility';
import { useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Frame } from './frame.view';
import { createShellStore } from './store';

/** The frame with its store, alive as long as it is mounted. */
export function ShellRoot() {
  const [{ store, start }] = useState(createShellStore);
  // Before the first paint: a narrow window must not flash its wide menu.
  useLayoutEffect(() => {
    const running = start();
    emit('shell:ready', null);
    return () => running.cancel();
  }, [start]);
  return (
    <Provider store={store}>
      <Frame />
    </Provider>
  );
}
