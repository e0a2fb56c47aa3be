import { renderApp } from '@edu/shared-utility/testing';
import { RootView } from '../app/root.view';

/** Opens the app at an address below /custom without a session. */
export function visit(path: string): void {
  window.history.replaceState(null, '', `/custom${path}`);
  renderApp(<RootView />);
}
