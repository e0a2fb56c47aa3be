import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { emit } from '../events';
import { AppProviders } from './app-providers';
import { AppErrorBoundary } from './error-boundary';

interface Props {
  /** Value of `data-app`, which scopes the app's styles. */
  name: string;
  portal?: HTMLElement;
  children: ReactNode;
}

/** antd selects an option on Tab, so that leaving a multiple select would add or remove one. */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab' && (event.target as Element).closest('.ant-select-multiple'))
    event.stopPropagation();
}

/** Root element of every app. `display: contents` leaves the layout to the slots of root-config. */
export function AppShell({ name, portal, children }: Props): ReactElement {
  return (
    <div data-app={name} style={{ display: 'contents' }} onKeyDownCapture={leaveByTab}>
      <AppErrorBoundary app={name} onCrash={(error) => emit('app:crashed', { app: name, error })}>
        <AppProviders portal={portal}>{children}</AppProviders>
      </AppErrorBoundary>
    </div>
  );
}
