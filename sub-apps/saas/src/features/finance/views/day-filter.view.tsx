import type { FilterField } from '@edu/shared-utility/admin';
import Input from 'antd/es/input/Input';

/** A day as a condition; its name stands before it, for a field of this kind has no room for a hint. */
export const DayFilter = ({ label, value, onChange }: FilterField) => (
  <Input
    type="date"
    aria-label={label}
    prefix={<span aria-hidden>{label}</span>}
    style={{ width: 'auto' }}
    max="2099-12-31"
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value || null)}
  />
);
