import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { emit } from '../events';
import { AppProviders } from './app-providers';
import { AppErrorBoundary } from './error-boundary';

interface Props {
  /** Value of `data-app`, under which the app keeps its styles. */
  name: string;
  portal?: HTMLElement;
  children: ReactNode;
}

/** antd takes Tab for a choice: anyone who goes on to the next field would add or lose one of several. */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab' && (event.target as Element).closest('.ant-select-multiple'))
    event.stopPropagation();
}

/** What is around every app. `display: contents` leaves the layout to the slots of root-config. */
export function AppShell({ name, portal, children }: Props): ReactElement {
  return (
    <div data-app={name} style={{ display: 'contents' }} onKeyDownCapture={leaveByTab}>
      <AppErrorBoundary app={name} onCrash={(error) => emit('app:crashed', { app: name, error })}>
        <AppProviders portal={portal}>{children}</AppProviders>
      </AppErrorBoundary>
    </div>
  );
}
