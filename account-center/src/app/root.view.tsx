import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { PersonalPage } from './personal-page.view';
import { createAppStore } from './store';

/** Gives the page its store for as long as it is mounted. */
export function RootView() {
  const [{ store, stop }] = useState(createAppStore);
  useEffect(() => stop, [stop]);
  return (
    <Provider store={store}>
      <PersonalPage />
    </Provider>
  );
}
