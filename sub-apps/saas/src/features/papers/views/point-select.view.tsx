import { skipToken, useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../../../common/debounced.hook';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';

interface Props {
  readonly value: string | null;
  readonly onChange: (point: string | null) => void;
}

/** Chooses a knowledge point of the questions, with search. */
export function PointSelect({ value, onChange }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  const keyword = useDebounced(input.trim());
  const read = data.useQuestionFindPointsQuery(
    isOpen ? { ...(keyword && { keyword }) } : skipToken,
  );
  return (
    <Select
      aria-label={t('rulePoint')}
      placeholder={t('anyPoint')}
      allowClear={clear}
      style={{ width: 140 }}
      showSearch={{ filterOption: false, onSearch: setInput }}
      onOpenChange={setOpen}
      loading={isOpen && read.isFetching}
      options={(read.currentData ?? []).map(({ point, questions }) => ({
        value: point,
        label: `${point} (${questions})`,
      }))}
      labelRender={({ value: point }) => String(point)}
      notFoundContent={
        read.error ? t('choicesFailed') : read.isFetching ? t('searching') : undefined
      }
      value={value}
      onChange={(point) => onChange(point ?? null)}
    />
  );
}
