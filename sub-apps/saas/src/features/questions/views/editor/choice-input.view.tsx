import { theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly type: 'radio' | 'checkbox';
  readonly label?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A native radio button or checkbox, to keep antd's out of the bundle. */
export function ChoiceInput({ type, label, checked, onChange, children }: Props) {
  const { token } = theme.useToken();
  return (
    <label
      style={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        gap: token.marginXXS,
        minHeight: token.controlHeight,
        cursor: 'pointer',
      }}
    >
      <input
        type={type}
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        style={{ width: 16, height: 16, margin: 0, accentColor: token.colorPrimary }}
      />
      {children}
    </label>
  );
}
