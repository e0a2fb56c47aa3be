import type { FilterField } from '@edu/shared-utility/admin';
import { useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { data } from './oversight-data';

interface Props extends FilterField {
  /** Whose skills are offered: certified ones, or those of assessments. */
  readonly source: 'talent' | 'assessment';
  /** Shown in place of the options if they could not be loaded. */
  readonly failedText: string;
}

/** Filter by skill; the options are loaded when it opens. */
export function SkillSelect({ source, label, value, onChange, failedText }: Props) {
  const clear = useClear();
  const [isOpen, setOpen] = useState(false);
  const certified = data.useTalentFindSkillsQuery({}, { skip: !isOpen || source !== 'talent' });
  const assessed = data.useAssessmentFindSkillsQuery(
    {},
    { skip: !isOpen || source !== 'assessment' },
  );
  const read = source === 'talent' ? certified : assessed;
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
      notFoundContent={read.error ? failedText : undefined}
    />
  );
}
