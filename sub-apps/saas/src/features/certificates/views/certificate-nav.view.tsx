import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import { NavLink } from 'react-router';
import { phrases } from '../phrases';

const pages = [
  ['issued', '/certificate'],
  ['templates', '/certificate/templates'],
] as const;

/** The two lists as tabs; each is an address of its own. */
export function CertificateNav() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const around = useNarrow() ? token.marginSM : token.marginLG;
  return (
    <nav
      aria-label={t('tabs')}
      style={{ display: 'flex', gap: token.marginLG, margin: `0 ${around}px ${token.marginXS}px` }}
    >
      {pages.map(([name, to]) => (
        <NavLink
          key={name}
          to={to}
          end
          style={({ isActive }) => ({
            padding: `${token.paddingXS}px 0`,
            borderBottom: `2px solid ${isActive ? token.colorPrimary : 'transparent'}`,
            color: isActive ? token.colorLink : token.colorText,
            textDecoration: 'none',
          })}
        >
          {t(name)}
        </NavLink>
      ))}
    </nav>
  );
}
