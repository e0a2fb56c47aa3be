import { PageLink } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  link?: { to: string; label: string };
}

/** A card with a description and a link. */
export function LinkCard({ icon, title, text, link }: Props) {
  const { token } = theme.useToken();
  return (
    <article
      style={{
        display: 'flex',
        flexDirection: 'column',
        padding: token.paddingLG,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <h2 style={{ display: 'flex', gap: token.marginXS, margin: 0, fontSize: token.fontSizeLG }}>
        <span aria-hidden style={{ color: token.colorPrimary }}>
          {icon}
        </span>
        {title}
      </h2>
      <p
        style={{
          flex: 1,
          margin: `${token.marginXS}px 0 ${token.margin}px`,
          color: token.colorTextSecondary,
          lineHeight: token.lineHeight,
        }}
      >
        {text}
      </p>
      {link && (
        <PageLink to={link.to} style={{ color: token.colorLink }}>
          {link.label}
        </PageLink>
      )}
    </article>
  );
}
