import type { FilterField } from '@edu/shared-utility/admin';
import { Select } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';

/** A skill that somebody is certified in; they are asked for when one is to be chosen. */
export function SkillSelect({ label, value, onChange }: FilterField) {
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const read = data.useTalentFindSkillsQuery({}, { skip: !isOpen });
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch
      style={{ minWidth: 144 }}
      popupMatchSelectWidth={false}
      onOpenChange={setOpen}
      loading={read.isFetching}
      options={(read.data ?? []).map((one) => ({ value: one, label: one }))}
      value={value ?? null}
      onChange={(next: string | null) => onChange(next ?? null)}
      notFoundContent={read.error ? t('skillsFailed') : undefined}
    />
  );
}
