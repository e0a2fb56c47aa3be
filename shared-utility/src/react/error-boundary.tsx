import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashCard } from './crash-card';

interface Props {
  children: ReactNode;
  /** Told about every crash, for reports. */
  onCrash?: (error: Error, info: ErrorInfo) => void;
}

/** Keeps a crash inside its app: says what happened and offers to draw the app anew. */
export class AppErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onCrash?.(error, info);
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return <CrashCard onRetry={() => this.setState({ crashed: false })} />;
  }
}
