import { Component, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RouteError } from './route-error.view';

interface Props {
  /** Reset for each history entry, so that another page is tried again. */
  readonly at: string;
  readonly children: ReactNode;
}
interface State {
  readonly at: string;
  readonly isBroken: boolean;
}

class Boundary extends Component<Props, State> {
  override state: State = { at: this.props.at, isBroken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <RouteError /> : this.props.children;
  }
}

/** Error boundary of all screens, with the way to the log-in. */
export function RouteBoundary() {
  return (
    <Boundary at={useLocation().key}>
      <Outlet />
    </Boundary>
  );
}
