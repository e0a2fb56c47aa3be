import { AppRouter } from '@edu/shared-utility';
import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { AppLifeProvider } from '../common/app-life.context';
import { manifest } from '../manifest';
import { routes } from './routes';
import { stopAhead } from './started';

/** Gives the pages their router, and a signal that ends with the app. */
export function RootView() {
  const [life] = useState(() => new AbortController());
  const { token } = theme.useToken();
  useEffect(
    () => () => {
      life.abort();
      stopAhead();
    },
    [life],
  );
  return (
    <AppLifeProvider value={life.signal}>
      <div
        style={{
          color: token.colorText,
          fontFamily: token.fontFamily,
          fontSize: token.fontSize,
          lineHeight: token.lineHeight,
        }}
      >
        <AppRouter basename={`/${manifest.segment}`} routes={routes} />
      </div>
    </AppLifeProvider>
  );
}
