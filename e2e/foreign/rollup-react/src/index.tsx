import { createLifecycles } from '@edu/shared-utility';
import appStyle from './app.css';
import { phrases } from './phrases';
import { Root } from './root';
import { addStyle } from './style';

addStyle(appStyle);

export const { bootstrap, mount, unmount } = createLifecycles({
  name: 'heath',
  Root,
  phrases: [phrases],
});
