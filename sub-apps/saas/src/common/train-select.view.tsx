import { skipToken } from '@edu/shared-utility/data';
import { useState } from 'react';
import type { Choice } from './choices';
import { data } from './page-data';
import { SearchSelect, type SearchSelectProps, useSearch } from './student-select.view';

interface Props extends Omit<SearchSelectProps, 'value' | 'onChange'> {
  readonly value?: readonly string[];
  readonly onChange?: (ids: string[]) => void;
  /** Titles that are known already. */
  readonly known?: readonly Choice[];
}

/** Trainings of the organisation, found by title while one types; what the next search does not find stays chosen. */
export function TrainSelect({ value = [], onChange, known = [], ...field }: Props) {
  const finding = useSearch();
  const { keyword, isOpen } = finding;
  const [seen, setSeen] = useState(known);
  // an id says nothing to a person
  const lacksTitles = value.some((item) => !seen.some((row) => row.value === item));
  const read = data.useTrainFindByConditionQuery(
    isOpen || lacksTitles
      ? { pageNum: 1, pageSize: 100, ...(isOpen && keyword && { keyword }) }
      : skipToken,
  );
  const matches = (read.currentData?.list ?? []).map(({ id, title }) => ({
    value: id,
    label: title,
  }));
  const titled = [...matches, ...seen];
  return (
    <SearchSelect
      {...field}
      finding={finding}
      matches={matches}
      isFetching={read.isFetching}
      hasFailed={Boolean(read.error)}
      value={value.map(
        (item) => titled.find((row) => row.value === item) ?? { value: item, label: '…' },
      )}
      onChange={(chosen) => {
        setSeen(chosen);
        onChange?.(chosen.map((choice) => choice.value));
      }}
    />
  );
}
