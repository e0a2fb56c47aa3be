import { codePointLength } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'textarea'> {
  /** Maximum number of characters; longer pasted text is cut. */
  readonly limit: number;
  /** Eight by default. */
  readonly rows?: number;
}

/**
 * A plain text area with a character count; Form.Item passes value, onChange, id and validity. It does not import
 * Form, since this is in the kit's first chunk and Form is loaded with the first form.
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
