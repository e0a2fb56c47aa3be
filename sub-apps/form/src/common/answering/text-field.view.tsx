import { codePointLength } from '@edu/shared-utility';
import { PARAGRAPH_LIMIT, TEXT_LIMIT } from '@edu/shared-utility/questionnaire';
import { theme } from 'antd';
import Input from 'antd/es/input/Input';
import type { FieldProps } from './choice-field.view';

/** A field for text or a date. */
export function TextField({ question, name, value, describedBy, onChange }: FieldProps) {
  const { token } = theme.useToken();
  const { kind, title } = question;
  const text = value === undefined || typeof value === 'object' ? '' : String(value);
  const common = {
    ...{ id: name, 'aria-label': title, 'aria-describedby': describedBy, value: text },
    size: 'large' as const,
  };
  if (kind === 'paragraph') {
    const { size: _, ...inputProps } = common;
    return (
      <textarea
        {...inputProps}
        rows={4}
        maxLength={PARAGRAPH_LIMIT}
        style={{
          ...{ display: 'block', boxSizing: 'border-box', width: '100%', font: 'inherit' },
          ...{ padding: token.paddingXS, borderRadius: token.borderRadius, resize: 'vertical' },
          ...{ color: token.colorText, background: token.colorBgContainer },
          border: `1px solid ${token.colorBorder}`,
        }}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (kind === 'date') {
    return (
      <Input
        {...common}
        type="date"
        max="2099-12-31"
        style={{ maxWidth: 240 }}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <Input
      {...common}
      autoComplete="off"
      count={{ max: TEXT_LIMIT, show: true, strategy: codePointLength }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
