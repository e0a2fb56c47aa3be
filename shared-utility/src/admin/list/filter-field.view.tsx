import { useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import type { Conditions } from '../query/list-state';
import type { Filter } from './types';

interface Props<F extends Conditions> {
  filter: Filter<F>;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The control of one filter; its label is the placeholder until it is set. */
export function FilterField<F extends Conditions>({ filter, value, onChange }: Props<F>) {
  const clear = useClear();
  const { label, options, render } = filter;
  if (render) return render({ label, value, onChange });
  return (
    <Select
      allowClear={clear}
      style={{ minWidth: 128 }}
      popupMatchSelectWidth={false}
      aria-label={label}
      placeholder={label}
      value={value}
      options={[...(options ?? [])]}
      onChange={(next) => onChange(next ?? null)}
    />
  );
}
