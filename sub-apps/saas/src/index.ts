import { createLifecycles, offerSearch } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { askAhead } from '@edu/shared-utility/data';
import { prefetchPage } from './app/prefetch';
import { RootView } from './app/root.view';
import { data } from './common/data';
import { studentSearch } from './features/students';
import { manifest } from './manifest';
import { phrases } from './phrases';

const lifecycles = createLifecycles({
  name: manifest.segment,
  requires: manifest.requires,
  Root: RootView,
  load: async () => void offerSearch(studentSearch),
  phrases: [phrases, adminPhrases],
});

export const { bootstrap, mount, unmount } = askAhead(lifecycles, data, prefetchPage);
