import { skipToken } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import type { Choice } from './choices';
import { data } from './page-data';
import { useSettled } from './settled.hook';

interface Props {
  readonly id?: string;
  readonly label?: string;
  readonly placeholder: string;
  readonly disabled?: boolean;
  readonly most?: number;
  readonly value?: readonly string[];
  readonly onChange?: (ids: string[]) => void;
  /** Titles that are known already. */
  readonly known?: readonly Choice[];
  /** What is said while they are looked for, and where that failed. */
  readonly words: { readonly searching: string; readonly failed: string };
}

/** Trainings of the organisation, found by title while one types; what the next search does not find stays chosen. */
export function TrainSelect(props: Props) {
  const { id, label, placeholder, disabled, most, value = [], onChange, known = [], words } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState<readonly Choice[]>(known);
  const keyword = useSettled(typed.trim());
  // an id says nothing to a person
  const lacksTitles = value.some((one) => !seen.some((row) => row.value === one));
  const read = data.useTrainFindByConditionQuery(
    isOpen || lacksTitles
      ? { pageNum: 1, pageSize: 100, ...(isOpen && keyword && { keyword }) }
      : skipToken,
  );
  const found = (read.currentData?.list ?? []).map((one) => ({ value: one.id, label: one.title }));
  const others = value
    .filter((one) => !found.some((row) => row.value === one))
    .map((one) => seen.find((row) => row.value === one) ?? { value: one, label: '…' });
  const options = [...others, ...found];
  return (
    <Select
      id={id}
      aria-label={label}
      mode="multiple"
      placeholder={placeholder}
      disabled={disabled}
      maxCount={most}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={setOpen}
      status={read.error ? 'warning' : ''}
      loading={isOpen && read.isFetching}
      options={options}
      value={[...value]}
      onChange={(ids) => {
        setSeen(options.filter((one) => ids.includes(one.value)));
        onChange?.(ids);
      }}
      notFoundContent={read.error ? words.failed : read.isFetching ? words.searching : undefined}
    />
  );
}
