import { createLifecycles } from '@edu/shared-utility';
import { SettingsRoot } from './app/settings.root';
import { phrases } from './features/settings';

export const { bootstrap, mount, unmount } = createLifecycles({
  name: 'shell-frame-settings',
  Root: SettingsRoot,
  phrases: [phrases],
});
