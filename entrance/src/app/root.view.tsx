import { createAppRouter } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { EarlierScreen } from '../common/earlier-screen';
import { secondStepPart } from '../common/second-step';
import { passwordLoginSaga, passwordLoginSlice } from '../features/password-login';
import { BusyBar } from './busy-bar.view';
import { AddPart } from './lazy-part.view';
import { createRoutes } from './routes';
import { createAppStore } from './store';

function createApp() {
  const store = createAppStore([
    { slice: passwordLoginSlice, saga: passwordLoginSaga },
    secondStepPart,
  ]);
  // several first segments belong to this app, so its router starts at the root
  const router = createAppRouter(createRoutes(store), { basename: '/' });
  const stop = () => {
    router.dispose();
    store.stop();
  };
  return { store: store.store, add: store.add, router, stop, earlier: { wasShown: false } };
}

/** Store, sagas and router live as long as the app is on the page. */
export function RootView() {
  const [app] = useState(createApp);
  useEffect(() => app.stop, [app]);
  return (
    <Provider store={app.store}>
      <AddPart value={app.add}>
        <EarlierScreen value={app.earlier}>
          <BusyBar router={app.router} />
          <RouterProvider router={app.router} />
        </EarlierScreen>
      </AddPart>
    </Provider>
  );
}
