import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AppErrorBoundary, AppProviders } from '../react';

/** Renders with the providers of an app in the shell: theme, language, popups, error boundary. */
export function renderApp(ui: ReactElement): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <AppErrorBoundary>
        <AppProviders>{children}</AppProviders>
      </AppErrorBoundary>
    ),
  });
}
