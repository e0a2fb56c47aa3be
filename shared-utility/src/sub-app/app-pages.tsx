import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { whenIdle } from '../idle';
import { AppRouter, type AppRouterProps } from '../react';
import { AppLifeProvider } from './app-life';

/** The pages of a sub-application with its router, the text style around them, and a signal that ends with the app. */
export function AppPages(router: AppRouterProps) {
  const [life] = useState(() => new AbortController());
  const { token } = theme.useToken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an app's pages are the same for as long as it lives
  useEffect(() => {
    // behind the page, which owes it nothing and is as good without it
    whenIdle(() =>
      import('./pages-ahead').then(
        (ahead) => ahead.fetchPagesAhead(router, life.signal),
        () => {},
      ),
    );
    return () => life.abort();
  }, [life]);
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
