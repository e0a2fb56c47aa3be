import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { PersonalPage } from './personal-page.view';
import { createAppStore } from './store';

/** Gives the page its store for as long as it is mounted; the frame mounts it with `inDialog` as well. */
export function RootView({ inDialog }: { readonly inDialog?: unknown }) {
  const [{ store, stop }] = useState(createAppStore);
  useEffect(() => stop, [stop]);
  return (
    <Provider store={store}>
      <PersonalPage inDialog={inDialog === true} />
    </Provider>
  );
}
