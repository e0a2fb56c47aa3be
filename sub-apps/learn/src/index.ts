import { createLifecycles } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { RootView } from './app/root.view';
import { manifest } from './manifest';
import { phrases } from './phrases';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: RootView,
  phrases: [phrases, adminPhrases],
});
