import { createLifecycles } from '@edu/shared-utility';
import { EmbeddedRoot } from './app/embedded.root';
import { phrases } from './features/embedded';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: 'shell-frame-embedded',
  Root: EmbeddedRoot,
  phrases: [phrases],
});
