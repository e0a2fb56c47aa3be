import type { FilterField } from '@edu/shared-utility/admin';
import { useClear } from '@edu/shared-utility/data';
import Input from 'antd/es/input/Input';
import { useEffect, useState } from 'react';

/** Filter by a part of an author's name; applied on Enter and on blur. */
export function AuthorField({ label, value, onChange }: FilterField) {
  const clear = useClear();
  const [input, setInput] = useState(value ?? '');
  useEffect(() => setInput(value ?? ''), [value]);
  const applyInput = (): void => {
    const next = input.trim();
    if (next !== (value ?? '')) onChange(next === '' ? null : next);
  };
  return (
    <Input
      allowClear={clear}
      value={input}
      aria-label={label}
      placeholder={label}
      maxLength={50}
      style={{ width: 144 }}
      onChange={({ target }) => {
        setInput(target.value);
        if (target.value === '' && value !== null) onChange(null);
      }}
      onPressEnter={applyInput}
      onBlur={applyInput}
    />
  );
}
