import Input from 'antd/es/input/Input';
import { useState } from 'react';

interface Props {
  readonly id: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * A number input that reports values within its bounds; on blur an invalid text is replaced by the last valid value.
 */
export function NumberInput({ id, value, min, max, step = 0.1, disabled, onChange }: Props) {
  const [input, setInput] = useState<string | null>(null);
  return (
    <Input
      id={id}
      type="number"
      {...{ min, max, step, disabled }}
      value={input ?? String(value)}
      onChange={({ target }) => {
        setInput(target.value);
        const next = Number(target.value);
        if (target.value.trim() !== '' && next >= min && next <= max) onChange(next);
      }}
      onBlur={() => setInput(null)}
    />
  );
}
