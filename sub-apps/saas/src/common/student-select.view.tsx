import { skipToken } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import type { Choice } from './choices';
import { useDebounced } from './debounced.hook';
import { data } from './page-data';

export interface SearchSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly value?: readonly Choice[];
  readonly onChange?: (chosen: Choice[]) => void;
  readonly onBlur?: () => void;
  readonly max?: number;
  /** Shown in place of the options during a search and after a failed one. */
  readonly words: { readonly searching: string; readonly failed: string };
}

/** State of a select with a search on the server: the keyword, delayed by typing, and whether it is open. */
export function useSearch() {
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  return { keyword: useDebounced(input.trim()), isOpen, setOpen, setInput };
}

interface Props extends SearchSelectProps {
  readonly search: ReturnType<typeof useSearch>;
  readonly matches: readonly Choice[];
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
}

/** A multiple select with a search on the server; selected entries stay even if the next search does not find them. */
export function SearchSelect(props: Props) {
  const { id, label, placeholder, disabled, value = [], onChange, onBlur, max, words } = props;
  const { search, matches, isFetching, hasFailed } = props;
  const others = value.filter((choice) => !matches.some((row) => row.value === choice.value));
  const options = [...others, ...matches];
  // A single choice is replaced by the next one.
  const isSingle = max === 1;
  return (
    <Select
      id={id}
      aria-label={label}
      mode="multiple"
      placeholder={placeholder}
      disabled={disabled}
      status={hasFailed ? 'warning' : ''}
      {...(max !== undefined && !isSingle && { maxCount: max })}
      open={search.isOpen}
      maxTagCount={30}
      showSearch={{ filterOption: false, onSearch: search.setInput }}
      onOpenChange={search.setOpen}
      onBlur={onBlur}
      loading={search.isOpen && isFetching}
      options={options}
      value={value.map((choice) => choice.value)}
      onChange={(ids) => {
        const chosenIds = isSingle ? ids.slice(-1) : ids;
        if (isSingle) search.setOpen(false);
        onChange?.(options.filter((option) => chosenIds.includes(option.value)));
      }}
      notFoundContent={hasFailed ? words.failed : isFetching ? words.searching : undefined}
    />
  );
}

/** A person as an option. */
export const personChoice = (item: {
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  readonly departmentName: string | null;
}): Choice => ({
  value: item.userId,
  label: [item.name, item.phone, item.departmentName].filter(Boolean).join(' · '),
});

/** Selects students, searched by name or phone. */
export function StudentSelect(props: SearchSelectProps) {
  const search = useSearch();
  const { keyword, isOpen } = search;
  const read = data.useUserFindByConditionQuery(
    isOpen ? { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  return (
    <SearchSelect
      {...props}
      search={search}
      matches={(read.currentData?.list ?? []).map(personChoice)}
      isFetching={read.isFetching}
      hasFailed={Boolean(read.error)}
    />
  );
}
