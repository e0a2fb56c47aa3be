import { skipToken, useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../debounced.hook';
import { data } from '../page-data';
import { issueWords } from './phrases';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly value: string | null;
  /** Only templates that certificates can be issued from. */
  readonly isForIssue?: boolean;
  readonly onChange: (templateId: string | null) => void;
}

/** Selects a template; searches by name while typing. */
export function TemplateSelect({ id, label, value, isForIssue = false, onChange }: Props) {
  const clear = useClear();
  const { t } = issueWords.use();
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState('');
  const keyword = useDebounced(input.trim());
  const isRequested = isOpen || value !== null;
  const read = data.useCertificateTemplateFindByConditionQuery(
    isRequested
      ? {
          ...{ pageNum: 1, pageSize: 50 },
          ...(keyword && { keyword }),
          ...(isForIssue && { status: 'enabled' as const }),
        }
      : skipToken,
  );
  const options = (read.currentData?.list ?? []).map((item) => ({
    value: item.id,
    label: item.name,
  }));
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      id={id}
      aria-label={label}
      placeholder={label}
      style={{ minWidth: 160 }}
      allowClear={clear}
      showSearch={{ filterOption: false, onSearch: setInput }}
      onOpenChange={setOpen}
      loading={read.isFetching}
      options={value && !isKnown ? [...options, { value, label: t('chosenTemplate') }] : options}
      value={value}
      onChange={(next: string | undefined) => onChange(next ?? null)}
      notFoundContent={
        read.error ? t('templatesFailed') : read.isFetching ? t('searching') : undefined
      }
    />
  );
}
