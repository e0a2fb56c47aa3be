import { AppRouter } from '@edu/shared-utility';
import { DataProvider } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { AppLifeProvider } from '../common/app-life.context';
import { data } from '../common/data';
import { manifest } from '../manifest';
import { routes } from './routes';

/** Gives the pages their data, their router, and a signal that ends with the app. */
export function RootView() {
  const [life] = useState(() => new AbortController());
  const { token } = theme.useToken();
  useEffect(() => () => life.abort(), [life]);
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
        <DataProvider api={data}>
          <AppRouter basename={`/${manifest.segment}`} routes={routes} />
        </DataProvider>
      </div>
    </AppLifeProvider>
  );
}
