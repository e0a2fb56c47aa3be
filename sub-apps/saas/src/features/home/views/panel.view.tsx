import { theme } from 'antd';
import { type ReactNode, useId } from 'react';

/** The panels of the home page, side by side if there is space. */
export function PanelGrid({ children }: { readonly children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
        gap: token.margin,
      }}
    >
      {children}
    </div>
  );
}

/** One panel with its heading. */
export function Panel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { token } = theme.useToken();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      style={{
        padding: token.paddingLG,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <h2 id={id} style={{ margin: `0 0 ${token.marginSM}px`, fontSize: token.fontSizeLG }}>
        {title}
      </h2>
      {children}
    </section>
  );
}
