import BulbOutlined from '@ant-design/icons/es/icons/BulbOutlined';
import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import SwitcherOutlined from '@ant-design/icons/es/icons/SwitcherOutlined';
import { context, useContextValue } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import type { PopupItem } from '../../../common/popup-menu.view';
import { phrases } from '../../../phrases';
import { selectTabBar, tabBarSet } from '../data/preferences.slice';

const appearances = ['system', 'light', 'dark'] as const;

/** How the frame looks, as switches of the user menu. */
export function usePreferenceItems(): readonly PopupItem[] {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const chosen = useContextValue('appearanceChoice');
  const compact = useContextValue('density') === 'compact';
  const tabBar = useSelector(selectTabBar);
  return [
    {
      key: 'appearance',
      apart: true,
      label: t('preferences.appearance'),
      icon: <BulbOutlined aria-hidden="true" />,
      choices: appearances.map((one) => ({
        key: one,
        label: t(`preferences.${one}`),
        checked: one === chosen,
        onSelect: () => context.set('appearanceChoice', one),
      })),
    },
    {
      key: 'compact',
      label: t('preferences.compact'),
      icon: <ColumnHeightOutlined aria-hidden="true" />,
      on: compact,
      onSelect: () => context.set('density', compact ? 'comfortable' : 'compact'),
    },
    {
      key: 'tabs',
      label: t('preferences.tabs'),
      icon: <SwitcherOutlined aria-hidden="true" />,
      on: tabBar,
      onSelect: () => dispatch(tabBarSet(!tabBar)),
    },
  ];
}
