import { createLifecycles } from '@edu/shared-utility';
import { RootView } from './app/root.view';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: RootView,
});
