import type { FilterField } from '@edu/shared-utility/admin';
import { useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { data } from './oversight-data';

interface Props extends FilterField {
  /** Skills that people are certified in, or are assessed in. */
  readonly of: 'talent' | 'assessment';
  /** Where they did not come. */
  readonly failed: string;
}

/** A skill as a condition; they are asked for when one is to be chosen. */
export function SkillSelect({ of, label, value, onChange, failed }: Props) {
  const clear = useClear();
  const [isOpen, setOpen] = useState(false);
  const certified = data.useTalentFindSkillsQuery({}, { skip: !isOpen || of !== 'talent' });
  const assessed = data.useAssessmentFindSkillsQuery({}, { skip: !isOpen || of !== 'assessment' });
  const read = of === 'talent' ? certified : assessed;
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear={clear}
      showSearch
      style={{ minWidth: 144 }}
      popupMatchSelectWidth={false}
      onOpenChange={setOpen}
      loading={read.isFetching}
      options={(read.data ?? []).map((item) => ({ value: item, label: item }))}
      value={value ?? null}
      onChange={(next: string | null) => onChange(next ?? null)}
      notFoundContent={read.error ? failed : undefined}
    />
  );
}
