import { codePointLength } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'textarea'> {
  /** In characters; what is pasted beyond it is cut. */
  readonly limit: number;
  /** Eight unless given. */
  readonly rows?: number;
}

/**
 * Several lines of plain text with their count; Form.Item gives value, change, id and whether it is wrong. It knows
 * nothing of Form itself: this is in the kit's first file, and Form comes with the first form.
 */
export function TextArea({ limit, rows = 8, value = '', ...field }: Props) {
  const { token } = theme.useToken();
  return (
    <>
      <textarea
        {...field}
        value={value}
        maxLength={limit}
        rows={rows}
        style={{
          display: 'block',
          boxSizing: 'border-box',
          width: '100%',
          padding: `${token.paddingXXS}px ${token.paddingSM}px`,
          font: 'inherit',
          color: token.colorText,
          background: field.disabled ? token.colorFillTertiary : token.colorBgContainer,
          border: `1px solid ${field['aria-invalid'] ? token.colorError : token.colorBorder}`,
          borderRadius: token.borderRadius,
          resize: 'vertical',
        }}
      />
      <div style={{ textAlign: 'end', color: token.colorTextSecondary }} aria-hidden>
        {codePointLength(String(value))} / {limit}
      </div>
    </>
  );
}
