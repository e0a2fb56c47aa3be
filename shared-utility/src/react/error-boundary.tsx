import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashCard } from './crash-card';

interface Props {
  children: ReactNode;
  /** Name of the app, which the card shows. */
  app?: string;
  /** Called for every crash, for reports. */
  onCrash?: (error: Error, info: ErrorInfo) => void;
}

interface State {
  crashed: boolean;
  error?: unknown;
}

/** Limits a crash to its app: shows a card that offers to render the app again. */
export class AppErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { crashed: true, error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onCrash?.(error, info);
  }

  override render(): ReactNode {
    const { crashed, error } = this.state;
    const { children, app } = this.props;
    if (!crashed) return children;
    const retry = () => this.setState({ crashed: false });
    return <CrashCard error={error} app={app} onRetry={retry} />;
  }
}
