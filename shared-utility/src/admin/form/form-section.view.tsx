import { theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A group of fields with a heading. */
export function FormSection({ title, hint, children }: Props) {
  const { token } = theme.useToken();
  return (
    <fieldset style={{ minWidth: 0, margin: `0 0 ${token.marginLG}px`, padding: 0, border: 0 }}>
      <legend
        style={{
          marginBottom: token.marginXS,
          padding: 0,
          fontSize: token.fontSizeLG,
          fontWeight: 600,
        }}
      >
        {title}
      </legend>
      {hint && (
        <p style={{ margin: `0 0 ${token.marginSM}px`, color: token.colorTextSecondary }}>{hint}</p>
      )}
      {children}
    </fieldset>
  );
}
