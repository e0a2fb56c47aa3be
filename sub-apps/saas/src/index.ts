import { createLifecycles, offerSearch } from '@edu/shared-utility';
import { RootView } from './app/root.view';
import { studentSearch } from './features/students';
import { manifest } from './manifest';
import { phrases } from './phrases';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: RootView,
  load: async () => void offerSearch(studentSearch),
  phrases: [phrases],
});
