import Input from 'antd/es/input/Input';
import type { ReactNode } from 'react';

interface Props {
  readonly id?: string;
  readonly label?: string;
  readonly prefix?: ReactNode;
  readonly value: number;
  readonly max: number;
  readonly width: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1; other input is ignored. */
export const NumberInput = ({ id, label, prefix, value, max, width, onChange }: Props) => (
  <Input
    id={id}
    aria-label={label}
    prefix={prefix}
    type="number"
    inputMode="numeric"
    min={1}
    max={max}
    value={value}
    onChange={({ target }) => {
      const next = Math.trunc(Number(target.value));
      if (next >= 1 && next <= max) onChange(next);
    }}
    style={{ flex: 'none', width }}
  />
);
