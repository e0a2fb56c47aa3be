import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { maskPhone } from '@edu/shared-utility';
import { useDispatch, useSelector } from 'react-redux';
import { chooseOrgan, hasOtherOrgans } from '../../../common/organ-choice';
import { PopupMenu } from '../../../common/popup-menu.view';
import type { PopupItem } from '../../../common/popup-row.view';
import { phrases } from '../../../phrases';
import { logoutChosen, selectUser, userRequested } from '../data/header.slice';

const profilePath = '/personal';

interface UserMenuProps {
  readonly preferences: readonly PopupItem[];
  readonly onProfile: () => void;
}

/** The user's name, the personal centre, and the log-out. */
export function UserMenu({ preferences, onProfile }: UserMenuProps) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const userInfo = user.status === 'ready' ? user.data : null;
  const name = userInfo?.nickname || userInfo?.name || t('header.unnamed');
  const phone = userInfo?.phone ? maskPhone(userInfo.phone) : '';
  const userText = user.status === 'failed' ? t('header.userFailed') : userInfo ? name : '';

  const otherOrgan: PopupItem = {
    key: 'organ',
    hasDividerAbove: true,
    label: t('header.chooseOrgan'),
    icon: <SwapOutlined aria-hidden="true" />,
    onSelect: chooseOrgan,
  };
  const items: PopupItem[] = [
    {
      key: 'profile',
      label: t('header.profile'),
      icon: <UserOutlined aria-hidden="true" />,
      to: profilePath,
      onSelect: onProfile,
    },
    ...preferences,
    ...(hasOtherOrgans() ? [otherOrgan] : []),
    {
      key: 'logout',
      hasDividerAbove: true,
      label: t('header.logout'),
      icon: <LogoutOutlined aria-hidden="true" />,
      onSelect: () => dispatch(logoutChosen()),
    },
  ];
  if (user.status === 'failed') {
    items.unshift({
      key: 'retry',
      label: t('menu.retry'),
      icon: <ReloadOutlined aria-hidden="true" />,
      onSelect: () => dispatch(userRequested()),
    });
  }

  return (
    <PopupMenu
      label={t('header.user', { name: phone ? `${name} ${phone}` : userText })}
      trigger={
        <>
          <span className="esf-avatar" aria-hidden="true">
            {userInfo ? [...name][0] : <UserOutlined />}
          </span>
          <span className="esf-user">
            <span className="esf-user-name">{userText}</span>
            {phone && <span className="esf-user-phone">{phone}</span>}
          </span>
          <DownOutlined className="esf-caret" aria-hidden="true" />
        </>
      }
      caption={
        <div className="esf-user-caption">
          <strong>{userText}</strong> {phone}
        </div>
      }
      items={items}
    />
  );
}
