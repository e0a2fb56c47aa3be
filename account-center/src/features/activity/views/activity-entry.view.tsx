import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import {
  type AccountAction,
  type AccountActivity,
  deviceOf,
  formatDate,
} from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { morePhrases } from '../../../phrases/more';

const icons: Partial<Record<AccountAction, typeof EditOutlined>> = {
  login: UserOutlined,
  logout: LogoutOutlined,
  loginRefused: WarningFilled,
};

interface Props {
  readonly entry: AccountActivity;
  /** What to do if it was somebody else. */
  readonly onSuspicion: (() => void) | null;
}

/** One entry: event, place and time. */
export function ActivityEntry({ entry, onSuspicion }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const { action, ip, userAgent, happenedAt } = entry;
  const Icon = icons[action] ?? EditOutlined;
  const refused = action === 'loginRefused';
  const deviceAndAddress = [deviceOf(userAgent), ip].filter(Boolean).join(' · ');
  return (
    <li className="eac-entry" style={{ padding: `${token.paddingXS}px 0` }}>
      <div className="eac-entry-what">
        <Icon
          aria-hidden
          style={{ color: refused ? token.colorError : token.colorTextSecondary }}
        />
        <span style={{ color: refused ? token.colorErrorText : token.colorText }}>
          {t(`activity.${action}`)}
        </span>
        {onSuspicion && (
          <Button type="link" style={{ paddingInline: 0 }} onClick={onSuspicion}>
            {t('activity.notYou')}
          </Button>
        )}
      </div>
      <span
        className="eac-entry-where"
        style={{ color: token.colorTextSecondary, fontVariantNumeric: 'tabular-nums' }}
      >
        {deviceAndAddress} · <time dateTime={happenedAt}>{formatDate(happenedAt, 'datetime')}</time>
      </span>
    </li>
  );
}
