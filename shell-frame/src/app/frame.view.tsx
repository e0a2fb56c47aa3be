import { page, palettes, useContextValue } from '@edu/shared-utility';
import { theme } from 'antd';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Breadcrumbs } from '../features/breadcrumbs';
import { Header } from '../features/header';
import { Menu, menuToggled, selectCollapsed, selectMenuIndex, trailOf } from '../features/menu';
import { phrases } from '../phrases';
import { selectFaults } from './faults.slice';
import { FrameStyles } from './frame-styles.view';
import { selectLocation } from './location.slice';
import { themeVariables } from './theme-variables';

const menuId = 'edu-menu';

/** Puts the features into the page's slots. */
export function Frame() {
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const { pathname, search } = useSelector(selectLocation);
  const index = useSelector(selectMenuIndex);
  const collapsed = useSelector(selectCollapsed);
  const address = pathname + search;
  const entry = useMemo(() => trailOf(index, address).at(-1), [index, address]);
  const palette = palettes[useContextValue('theme')][useContextValue('appearance')];
  const variables = useMemo(() => themeVariables(token, palette), [token, palette]);
  return (
    <div className="esf" style={variables}>
      <FrameStyles />
      <Header menuId={menuId} collapsed={collapsed} onToggleMenu={() => dispatch(menuToggled())} />
      <Menu id={menuId} address={address} />
      <Breadcrumbs pathname={pathname} page={entry} />
      <Faults />
    </div>
  );
}

/** Says that a feature of the frame has died, and what to do. */
function Faults() {
  const { t } = phrases.use();
  const faults = useSelector(selectFaults);
  if (faults.length === 0) return null;
  return (
    <div className="esf-faults" role="alert">
      <span>{t('faults.text')}</span>
      <button type="button" className="esf-text-button" onClick={() => page.reload()}>
        {t('faults.reload')}
      </button>
    </div>
  );
}
