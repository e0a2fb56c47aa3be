import { createLifecycles } from '@edu/shared-utility';
import { ShellRoot } from './app/root';
import { manifest } from './manifest';
import { phrases } from './phrases';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: ShellRoot,
  phrases: [phrases],
});
