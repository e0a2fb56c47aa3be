import BulbOutlined from '@ant-design/icons/es/icons/BulbOutlined';
import SlidersOutlined from '@ant-design/icons/es/icons/SlidersOutlined';
import { context, useContextValue } from '@edu/shared-utility';
import type { PopupItem } from '../../../common/popup-row.view';
import { settingsPath } from '../../../common/settings-path';
import { phrases } from '../../../phrases';

const appearances = ['system', 'light', 'dark'] as const;

/** Items of the user menu for appearance, with a link to the other settings. */
export function usePreferenceItems(): readonly PopupItem[] {
  const { t } = phrases.use();
  const chosen = useContextValue('appearanceChoice');
  return [
    {
      key: 'settings',
      label: t('preferences.settings'),
      icon: <SlidersOutlined aria-hidden="true" />,
      to: settingsPath,
    },
    {
      key: 'appearance',
      hasDividerAbove: true,
      label: t('preferences.appearance'),
      icon: <BulbOutlined aria-hidden="true" />,
      choices: appearances.map((appearance) => ({
        key: appearance,
        label: t(`preferences.${appearance}`),
        checked: appearance === chosen,
        onSelect: () => context.set('appearanceChoice', appearance),
      })),
    },
  ];
}
