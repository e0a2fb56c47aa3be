import { skipToken } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import type { Choice } from './choices';
import { data } from './page-data';
import { useSettled } from './settled.hook';

interface Props {
  readonly id?: string;
  readonly placeholder?: string;
  readonly value?: readonly Choice[];
  readonly onChange?: (students: Choice[]) => void;
  readonly onBlur?: () => void;
  readonly most?: number;
  /** What is said while they are looked for, and where that failed. */
  readonly words: { readonly searching: string; readonly failed: string };
}

/** Students, found by name or phone while one types; whom the next search does not find stays chosen. */
export function StudentSelect(props: Props) {
  const { id, placeholder, value = [], onChange, onBlur, most, words } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const read = data.useUserFindByConditionQuery(
    isOpen ? { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  const found = (read.currentData?.list ?? []).map(({ userId, name, phone, departmentName }) => ({
    value: userId,
    label: [name, phone, departmentName].filter(Boolean).join(' · '),
  }));
  const others = value.filter((one) => !found.some((row) => row.value === one.value));
  const options = [...others, ...found];
  return (
    <Select
      id={id}
      mode="multiple"
      placeholder={placeholder}
      maxCount={most}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={setOpen}
      onBlur={onBlur}
      loading={isOpen && read.isFetching}
      options={options}
      value={value.map((one) => one.value)}
      onChange={(ids) => onChange?.(options.filter((one) => ids.includes(one.value)))}
      notFoundContent={read.error ? words.failed : read.isFetching ? words.searching : undefined}
    />
  );
}
