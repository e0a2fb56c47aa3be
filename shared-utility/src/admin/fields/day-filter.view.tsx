import { theme } from 'antd';
import Input from 'antd/es/input/Input';
import type { FilterField } from '../list/types';

interface Props extends FilterField {
  /** What is wrong with the date. */
  readonly fault?: string | false;
  /** In pixels; by its content by default. */
  readonly width?: number;
}

/** A date filter with its label in front, since date inputs have no placeholder. */
export function DayFilter({ label, value, onChange, fault, width }: Props) {
  const { token } = theme.useToken();
  return (
    <span style={{ display: 'inline-grid', width }}>
      <Input
        type="date"
        aria-label={label}
        prefix={<span aria-hidden>{label}</span>}
        style={{ width: 'auto' }}
        max="2099-12-31"
        value={value ?? ''}
        {...(fault && { status: 'error', 'aria-invalid': true })}
        onChange={({ target }) => onChange(target.value || null)}
      />
      {fault && (
        <span role="alert" style={{ color: token.colorErrorText, fontSize: token.fontSizeSM }}>
          {fault}
        </span>
      )}
    </span>
  );
}
