import { renderApp } from '@edu/shared-utility/testing';
import { RootView } from '../app/root.view';

/** Opens the app at an address below /saas. */
export function visit(path: string): void {
  window.history.replaceState(null, '', `/saas${path}`);
  renderApp(<RootView />);
}
