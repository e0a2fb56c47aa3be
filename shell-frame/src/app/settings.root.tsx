import { StyleSheet } from '@edu/shared-utility';
import { Settings, settingsStyles } from '../features/settings';

/** Root of the third module: root-config mounts it in the content slot for /personal/settings. */
export const SettingsRoot = () => (
  <>
    <StyleSheet css={settingsStyles} />
    <Settings />
  </>
);
