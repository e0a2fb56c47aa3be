import type { Exam } from '@edu/shared-utility';
import { skipToken } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../../../common/debounced.hook';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';

interface Props {
  readonly id: string;
  readonly exam: Exam;
  readonly disabled?: boolean;
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

/** Chooses an enabled paper, searched by title. */
export function PaperSelect({ id, exam, disabled, value, onChange }: Props) {
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  const keyword = useDebounced(input.trim());
  const read = data.usePaperFindByConditionQuery(
    isOpen ? { pageNum: 1, pageSize: 20, status: 1, ...(keyword && { keyword }) } : skipToken,
  );
  const matches = (read.currentData?.list ?? []).map((paper) => ({
    value: paper.id,
    label: t('paperChoice', {
      title: paper.title,
      questions: paper.questionCount,
      points: paper.totalScore,
    }),
  }));
  const currentOption = { value: exam.paperId, label: exam.paperTitle };
  const options =
    matches.some((match) => match.value === currentOption.value) || !currentOption.value
      ? matches
      : [currentOption, ...matches];
  return (
    <Select
      id={id}
      placeholder={t('paperChoose')}
      showSearch={{ filterOption: false, onSearch: setInput }}
      onOpenChange={setOpen}
      loading={isOpen && read.isFetching}
      options={options}
      value={value || null}
      {...(disabled && { disabled })}
      onChange={(next) => onChange?.(next ?? '')}
      notFoundContent={
        read.error ? t('choicesFailed') : read.isFetching ? t('searching') : t('paperNone')
      }
    />
  );
}
