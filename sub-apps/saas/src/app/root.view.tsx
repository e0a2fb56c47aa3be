import { createAppRouter } from '@edu/shared-utility';
import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { manifest } from '../manifest';
import { routes } from './routes';
import { takeStarted } from './started';

/** Gives the pages their store and router for as long as the app is mounted. */
export function RootView() {
  const [{ store, stop }] = useState(takeStarted);
  const [router] = useState(() => createAppRouter(routes, { basename: `/${manifest.segment}` }));
  const { token } = theme.useToken();
  useEffect(
    () => () => {
      stop();
      router.dispose();
    },
    [stop, router],
  );
  return (
    <Provider store={store}>
      <div
        style={{
          color: token.colorText,
          fontFamily: token.fontFamily,
          fontSize: token.fontSize,
          lineHeight: token.lineHeight,
        }}
      >
        <RouterProvider router={router} />
      </div>
    </Provider>
  );
}
