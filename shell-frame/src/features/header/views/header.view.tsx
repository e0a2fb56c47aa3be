import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import { configValue, SafeImage, safeImage, useContextValue } from '@edu/shared-utility';
import type { ReactNode } from 'react';
import { Link } from '../../../common/link.view';
import type { PopupItem } from '../../../common/popup-row.view';
import { phrases } from '../../../phrases';
import { BarEnd } from './bar-end.view';
import { BranchMenu } from './branch-menu.view';
import { LanguageMenu } from './language-menu.view';
import { UserMenu } from './user-menu.view';

interface HeaderProps {
  readonly menuId: string;
  readonly collapsed: boolean;
  /** State of the menu drawer; null where the menu is beside the page. */
  readonly drawer: 'open' | 'closed' | null;
  readonly onToggleMenu: () => void;
  /** Rendered left of the branch selector. */
  readonly search: ReactNode;
  /** Items of the user menu. */
  readonly preferences: readonly PopupItem[];
  /** Called on a plain click on the profile; other clicks follow its link. */
  readonly onProfile: () => void;
}

export function Header(props: HeaderProps) {
  const { menuId, collapsed, drawer, onToggleMenu, search, preferences, onProfile } = props;
  const { t } = phrases.use();
  const logo = useContextValue('logo');
  const title = useContextValue('pageTitle');
  useContextValue('frontendConfig');
  const onDark = safeImage(configValue('logo_on_dark'));
  const name = <span className="esf-bar-text">{title || t('header.home')}</span>;
  const Fold = collapsed ? MenuUnfoldOutlined : MenuFoldOutlined;
  const home = (
    <Link to="/" className="esf-logo" aria-label={t('header.home')}>
      <SafeImage
        src={onDark || safeImage(logo)}
        className={onDark ? 'esf-plain' : undefined}
        alt=""
        fallback={name}
      />
    </Link>
  );
  return (
    <header data-slot="header" className="esf-bar">
      {!drawer && home}
      {drawer ? (
        <button
          type="button"
          className="esf-bar-button"
          aria-label={t('menu.open')}
          aria-haspopup="dialog"
          aria-expanded={drawer === 'open'}
          aria-controls={drawer === 'open' ? menuId : undefined}
          onClick={onToggleMenu}
        >
          <MenuUnfoldOutlined aria-hidden="true" />
        </button>
      ) : (
        <button
          type="button"
          className="esf-bar-button"
          aria-label={t(collapsed ? 'header.expand' : 'header.collapse')}
          aria-expanded={!collapsed}
          aria-controls={menuId}
          onClick={onToggleMenu}
        >
          <Fold aria-hidden="true" />
        </button>
      )}
      {drawer && home}
      <span className="esf-bar-space" />
      {search}
      <BarEnd>
        <BranchMenu />
        <LanguageMenu />
        <UserMenu preferences={preferences} onProfile={onProfile} />
      </BarEnd>
    </header>
  );
}
