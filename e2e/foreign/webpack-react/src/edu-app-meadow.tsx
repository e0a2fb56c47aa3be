import { createLifecycles } from '@edu/shared-utility';
import './app.css';
import { phrases } from './phrases';
import { Root } from './root';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: 'meadow',
  Root,
  phrases: [phrases],
});
