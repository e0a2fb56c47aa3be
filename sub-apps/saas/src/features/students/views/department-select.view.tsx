import { loadedOf } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { type CSSProperties, useMemo } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { departmentOptions } from '../data/department-options';

interface Props {
  /** Form.Item gives the id that its label points to. */
  id?: string;
  label: string;
  placeholder: string;
  value?: string | null;
  onChange?: (departmentId: string | null) => void;
  style?: CSSProperties;
}

/** A department by any part of its path; departments that did not come are asked for again on opening. */
export function DepartmentSelect({ id, label, placeholder, value, onChange, style }: Props) {
  const { t } = phrases.use();
  const tree = data.useDepartmentGetTreeQuery();
  const departments = loadedOf(tree);
  const options = useMemo(() => departmentOptions(tree.currentData ?? []), [tree.currentData]);
  const failed = departments.status === 'failed';
  return (
    <Select
      id={id}
      aria-label={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      style={style}
      placeholder={placeholder}
      status={failed ? 'warning' : ''}
      loading={departments.status === 'loading'}
      options={options}
      // until the names are there, an id says nothing to a person
      value={options.length > 0 ? (value ?? null) : null}
      onChange={(next) => onChange?.(next ?? null)}
      onOpenChange={(open) => {
        if (open && failed) tree.refetch();
      }}
      notFoundContent={failed ? t('students.departmentsFailed') : undefined}
    />
  );
}
