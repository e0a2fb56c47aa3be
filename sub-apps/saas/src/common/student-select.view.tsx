import { skipToken } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import type { Choice } from './choices';
import { data } from './page-data';
import { useSettled } from './settled.hook';

export interface SearchSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly value?: readonly Choice[];
  readonly onChange?: (chosen: Choice[]) => void;
  readonly onBlur?: () => void;
  readonly max?: number;
  /** What is said while they are looked for, and where that failed. */
  readonly words: { readonly searching: string; readonly failed: string };
}

/** What somebody looks for in a select, and whether they look. */
export function useSearch() {
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  return { keyword: useSettled(input.trim()), isOpen, setOpen, setInput };
}

interface Props extends SearchSelectProps {
  readonly finding: ReturnType<typeof useSearch>;
  readonly matches: readonly Choice[];
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
}

/** Several, found while one types; whom the next search does not find stays chosen. */
export function SearchSelect(props: Props) {
  const { id, label, placeholder, disabled, value = [], onChange, onBlur, max, words } = props;
  const { finding, matches, isFetching, hasFailed } = props;
  const others = value.filter((choice) => !matches.some((row) => row.value === choice.value));
  const options = [...others, ...matches];
  return (
    <Select
      id={id}
      aria-label={label}
      mode="multiple"
      placeholder={placeholder}
      disabled={disabled}
      status={hasFailed ? 'warning' : ''}
      maxCount={max}
      maxTagCount={30}
      showSearch={{ filterOption: false, onSearch: finding.setInput }}
      onOpenChange={finding.setOpen}
      onBlur={onBlur}
      loading={finding.isOpen && isFetching}
      options={options}
      value={value.map((choice) => choice.value)}
      onChange={(ids) => onChange?.(options.filter((option) => ids.includes(option.value)))}
      notFoundContent={hasFailed ? words.failed : isFetching ? words.searching : undefined}
    />
  );
}

/** A person as a choice. */
export const personChoice = (item: {
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  readonly departmentName: string | null;
}): Choice => ({
  value: item.userId,
  label: [item.name, item.phone, item.departmentName].filter(Boolean).join(' · '),
});

/** Students, found by name or phone while one types. */
export function StudentSelect(props: SearchSelectProps) {
  const finding = useSearch();
  const { keyword, isOpen } = finding;
  const read = data.useUserFindByConditionQuery(
    isOpen ? { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  return (
    <SearchSelect
      {...props}
      finding={finding}
      matches={(read.currentData?.list ?? []).map(personChoice)}
      isFetching={read.isFetching}
      hasFailed={Boolean(read.error)}
    />
  );
}
