import { usePageMargin } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { NavLink } from 'react-router';

interface Tabs {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly title: string }[];
}

/** Related pages as tabs; each has an address of its own. */
export function PageTabs({ label, pages }: Tabs) {
  const { token } = theme.useToken();
  const pageMargin = usePageMargin();
  return (
    <nav
      aria-label={label}
      style={{
        display: 'flex',
        gap: token.marginLG,
        margin: `0 ${pageMargin}px ${token.marginXS}px`,
      }}
    >
      {pages.map(({ to, title }) => (
        <NavLink
          key={to}
          to={to}
          end
          style={({ isActive }) => ({
            padding: `${token.paddingXS}px 0`,
            borderBottom: `2px solid ${isActive ? token.colorPrimary : 'transparent'}`,
            color: isActive ? token.colorLink : token.colorText,
            textDecoration: 'none',
          })}
        >
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
