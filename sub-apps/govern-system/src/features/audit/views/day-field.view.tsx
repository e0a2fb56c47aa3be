import type { FilterField } from '@edu/shared-utility/admin';
import { theme } from 'antd';
import Input from 'antd/es/input/Input';

/** A date filter with its label in front, since date inputs have no placeholder. */
export function DayField({ label, value, onChange, fault }: FilterField & { fault?: string }) {
  const { token } = theme.useToken();
  return (
    <span style={{ display: 'inline-grid', alignContent: 'start', width: 224 }}>
      <Input
        type="date"
        aria-label={label}
        prefix={label}
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
