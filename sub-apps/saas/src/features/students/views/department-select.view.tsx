import { Select } from 'antd';
import { type CSSProperties, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { departmentOptions } from '../data/department-options';
import { departmentsActions } from '../data/departments.slice';
import { selectDepartments } from '../data/students.selectors';

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
  const dispatch = useDispatch();
  const departments = useSelector(selectDepartments);
  const options = useMemo(
    () => (departments.status === 'ready' ? departmentOptions(departments.nodes) : []),
    [departments],
  );
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
        if (open && failed) dispatch(departmentsActions.requested());
      }}
      notFoundContent={failed ? t('students.departmentsFailed') : undefined}
    />
  );
}
