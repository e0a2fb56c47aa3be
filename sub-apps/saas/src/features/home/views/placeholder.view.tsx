import { theme } from 'antd';
import type { ReactNode } from 'react';

/** A bar with the size of the text that is loading. */
export function TextPlaceholder({ children }: { readonly children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <span
      aria-hidden="true"
      style={{
        borderRadius: token.borderRadiusSM,
        background: token.colorFillSecondary,
        color: 'transparent',
        userSelect: 'none',
        boxDecorationBreak: 'clone',
      }}
    >
      {children}
    </span>
  );
}
