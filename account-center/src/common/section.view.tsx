import { theme } from 'antd';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Placed beside the title. */
  extra?: ReactNode;
  /** Keeps its height while it loads, hidden from screen readers. */
  isPlaceholder?: boolean;
  children: ReactNode;
}

/** A card with a heading, which is also its accessible name. */
export function Section({ title, extra, isPlaceholder, children }: Props) {
  const { token } = theme.useToken();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-hidden={isPlaceholder || undefined}
      className="eac-card"
      style={{
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
        boxShadow: `var(--eac-edge, ${token.boxShadowTertiary})`,
      }}
    >
      <div className="eac-card-head">
        <h2
          id={id}
          style={{
            margin: 0,
            color: token.colorTextHeading,
            fontSize: token.fontSizeLG,
            fontWeight: token.fontWeightStrong,
          }}
        >
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
