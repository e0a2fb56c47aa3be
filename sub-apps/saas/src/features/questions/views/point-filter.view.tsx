import type { FilterField } from '@edu/shared-utility/admin';
import { skipToken, useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../../../common/debounced.hook';
import { data } from '../../../common/page-data';

/** The knowledge points of questions, most frequent first; loaded when the filter is opened. */
export function usePoints() {
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  const keyword = useDebounced(input.trim());
  const read = data.useQuestionFindPointsQuery(
    isOpen ? { ...(keyword && { keyword }) } : skipToken,
  );
  return {
    options: (read.currentData ?? []).map(({ point, questions }) => ({
      value: point,
      label: `${point} (${questions})`,
    })),
    isLoading: isOpen && read.isFetching,
    setOpen,
    setInput,
  };
}

/** The filter by knowledge point. */
export function PointFilter({ label, value, onChange }: FilterField) {
  const clear = useClear();
  const points = usePoints();
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear={clear}
      style={{ minWidth: 144 }}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: points.setInput }}
      onOpenChange={points.setOpen}
      loading={points.isLoading}
      value={value}
      labelRender={({ value: pointId }) => pointId}
      options={points.options}
      onChange={(next?: string) => onChange(next ?? null)}
    />
  );
}
