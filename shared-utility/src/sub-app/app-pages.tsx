import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { AppRouter, type AppRouterProps } from '../react';
import { AppLifeProvider } from './app-life';

/** The pages of a sub-application with its router, the text style around them, and a signal that ends with the app. */
export function AppPages(router: AppRouterProps) {
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
        <AppRouter {...router} />
      </div>
    </AppLifeProvider>
  );
}
