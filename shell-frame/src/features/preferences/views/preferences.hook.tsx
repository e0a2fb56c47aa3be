import BulbOutlined from '@ant-design/icons/es/icons/BulbOutlined';
import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import SwitcherOutlined from '@ant-design/icons/es/icons/SwitcherOutlined';
import { context, useContextValue } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import type { PopupItem } from '../../../common/popup-menu.view';
import { phrases } from '../../../phrases';
import { selectTabBar, tabBarSet } from '../data/preferences.slice';

/** How the frame looks, as switches of the user menu. */
export function usePreferenceItems(): readonly PopupItem[] {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const dark = useContextValue('appearance') === 'dark';
  const compact = useContextValue('density') === 'compact';
  const tabBar = useSelector(selectTabBar);
  return [
    {
      key: 'dark',
      apart: true,
      label: t('preferences.dark'),
      icon: <BulbOutlined aria-hidden="true" />,
      on: dark,
      onSelect: () => context.set('appearance', dark ? 'light' : 'dark'),
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
