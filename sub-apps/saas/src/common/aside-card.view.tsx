import { theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Of the card, as CSS. */
  readonly padding: string | number;
  readonly children: ReactNode;
}

/** The card beside a list. */
export function AsideCard({ padding, children }: Props) {
  const { token } = theme.useToken();
  return (
    <aside
      style={{
        flex: 'none',
        boxSizing: 'border-box',
        width: 232,
        marginInlineStart: token.marginLG,
        padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      {children}
    </aside>
  );
}
