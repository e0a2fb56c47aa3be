import { lazyPart } from '@edu/shared-utility';
import type { ExportButtonProps } from '../export/export-button.view';
import type { PanelProps } from '../panel/panel.view';
import type { SelectionBarProps } from '../selection/selection-bar.view';
import type { SettingsButtonProps } from '../settings/settings-button.view';

/** Loaded after the rows. */
export const settingsButton = lazyPart<SettingsButtonProps>(
  'shared-admin',
  () => import('../settings/settings-button.view'),
);
export const exportButton = lazyPart<ExportButtonProps>(
  'shared-admin',
  () => import('../export/export-button.view'),
);

/** Loaded when the first row is chosen. */
export const selectionBar = lazyPart<SelectionBarProps>(
  'shared-admin',
  () => import('../selection/selection-bar.view'),
);

/** Loaded when the first row's details are opened. */
export const rowDetails = lazyPart<PanelProps>('shared-admin', () => import('../panel/panel.view'));
