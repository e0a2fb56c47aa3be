import { createLifecycles } from '@edu/shared-utility';
import { EmbeddedRoot } from './app/embedded.root';
import { phrases } from './phrases';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: 'shell-frame-embedded',
  Root: EmbeddedRoot,
  phrases: [phrases],
});
