import { theme } from 'antd';
import { type ReactNode, useId } from 'react';

/** A card on the quiet ground, with a heading that names it for screen readers too. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const { token } = theme.useToken();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      style={{
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
        boxShadow: token.boxShadowTertiary,
        padding: token.paddingLG,
      }}
    >
      <h2
        id={id}
        style={{
          margin: 0,
          marginBottom: token.margin,
          color: token.colorTextHeading,
          fontSize: token.fontSizeLG,
          fontWeight: token.fontWeightStrong,
        }}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
