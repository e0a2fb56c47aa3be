import { Component, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RouteError } from './route-error.view';

interface Props {
  /** Reset for each history entry, so that another page is tried again. */
  readonly historyKey: string;
  readonly children: ReactNode;
}
interface State {
  readonly historyKey: string;
  readonly isBroken: boolean;
}

class Boundary extends Component<Props, State> {
  override state: State = { historyKey: this.props.historyKey, isBroken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ historyKey }: Props, state: State): State | null {
    return historyKey === state.historyKey ? null : { historyKey, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <RouteError /> : this.props.children;
  }
}

/** Error boundary of all screens, with the way to the log-in. */
export function RouteBoundary() {
  return (
    <Boundary historyKey={useLocation().key}>
      <Outlet />
    </Boundary>
  );
}
