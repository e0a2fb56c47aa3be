import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { whenIdle } from '../idle';
import { AppRouter, type AppRouterProps } from '../react';
import { AppLifeProvider } from './app-life';

/** The pages of a sub-application with router, text style, and a signal that aborts at unmount. */
export function AppPages(router: AppRouterProps) {
  const [unmountController] = useState(() => new AbortController());
  const { token } = theme.useToken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an app's pages never change
  useEffect(() => {
    // Loaded once the page is idle; the page works without it.
    whenIdle(() =>
      import('./pages-ahead').then(
        (pagesAhead) => pagesAhead.fetchPagesAhead(router, unmountController.signal),
        () => {},
      ),
    );
    return () => unmountController.abort();
  }, [unmountController]);
  return (
    <AppLifeProvider value={unmountController.signal}>
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
