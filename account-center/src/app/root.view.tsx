import type { RootProps } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { PersonalPage } from './personal-page.view';
import { createAppStore } from './store';

/** The page /personal; as a parcel with `inDialog`, the same page for the frame's dialog. */
export function RootView({ inDialog }: Partial<RootProps>) {
  const [{ store, stop }] = useState(createAppStore);
  useEffect(() => stop, [stop]);
  return (
    <Provider store={store}>
      <PersonalPage surface={inDialog === true ? 'dialog' : 'page'} />
    </Provider>
  );
}
