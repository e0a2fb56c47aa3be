import { createLifecycles } from '@edu/shared-utility';
import { RootView } from './app/root.view';
import { manifest } from './manifest';
import { phrases } from './phrases';

/** The page /personal, and as a parcel with `inDialog: true` the content of the frame's dialog. */
export const { bootstrap, mount, unmount } = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: RootView,
  phrases: [phrases],
});
