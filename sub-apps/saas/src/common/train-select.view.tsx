import { skipToken } from '@edu/shared-utility/data';
import { useState } from 'react';
import type { Choice } from './choices';
import { data } from './page-data';
import { SearchSelect, type SearchSelectProps, useSearch } from './student-select.view';

interface Props extends Omit<SearchSelectProps, 'value' | 'onChange'> {
  readonly value?: readonly string[];
  readonly onChange?: (ids: string[]) => void;
  /** Trainings whose titles need not be loaded. */
  readonly knownChoices?: readonly Choice[];
}

/**
 * Selects trainings of the organisation, searched by title; selected ones stay even if the next search does not find
 * them.
 */
export function TrainSelect({ value = [], onChange, knownChoices = [], ...field }: Props) {
  const search = useSearch();
  const { keyword, isOpen } = search;
  const [knownTrains, setKnownTrains] = useState(knownChoices);
  // Titles of selected ids are loaded, since an id means nothing to a person.
  const lacksTitles = value.some((item) => !knownTrains.some((row) => row.value === item));
  const read = data.useTrainFindByConditionQuery(
    isOpen || lacksTitles
      ? { pageNum: 1, pageSize: 100, ...(isOpen && keyword && { keyword }) }
      : skipToken,
  );
  const matches = (read.currentData?.list ?? []).map(({ id, title }) => ({
    value: id,
    label: title,
  }));
  const allTitles = [...matches, ...knownTrains];
  return (
    <SearchSelect
      {...field}
      search={search}
      matches={matches}
      isFetching={read.isFetching}
      hasFailed={Boolean(read.error)}
      value={value.map(
        (item) => allTitles.find((row) => row.value === item) ?? { value: item, label: '…' },
      )}
      onChange={(chosen) => {
        setKnownTrains(chosen);
        onChange?.(chosen.map((choice) => choice.value));
      }}
    />
  );
}
