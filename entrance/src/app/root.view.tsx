import { AppRouter } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { ScreenHistory } from '../common/screen-history';
import { secondStepPart } from '../common/second-step';
import { passwordLogin } from '../features/password-login';
import { BusyBar } from './busy-bar.view';
import { AddPart } from './lazy-part.view';
import { createRoutes } from './routes';
import { createAppStore } from './store';

function createApp() {
  const store = createAppStore([passwordLogin, secondStepPart]);
  const { add, stop } = store;
  return {
    store: store.store,
    add,
    stop,
    routes: createRoutes(store),
    earlier: { wasShown: false },
  };
}

/** Store, sagas and routes of the app; the sagas end at its unmount. */
export function RootView() {
  const [app] = useState(createApp);
  useEffect(() => app.stop, [app]);
  return (
    <Provider store={app.store}>
      <AddPart value={app.add}>
        <ScreenHistory value={app.earlier}>
          {/** The router's base is the root, since several first segments belong to this app. */}
          <AppRouter basename="/" routes={app.routes}>
            <BusyBar />
          </AppRouter>
        </ScreenHistory>
      </AddPart>
    </Provider>
  );
}
