import { createLifecycles, offerSearch } from '@edu/shared-utility';
import { RootView } from './app/root.view';
import { startAhead } from './app/started';
import { studentSearch } from './features/students';
import { manifest } from './manifest';
import { phrases } from './phrases';

const lifecycles = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: RootView,
  load: async () => void offerSearch(studentSearch),
  phrases: [phrases],
});

export const { bootstrap, unmount } = lifecycles;

export const mount: typeof lifecycles.mount = (props) => {
  startAhead();
  return lifecycles.mount(props);
};
