import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';
import { data } from './data';

/** Selects a department of the organisation. */
export function DepartmentSelect(props: TreeSelectProps) {
  const { t } = phrases.use();
  const tree = data.useDepartmentGetTreeQuery();
  return <TreeSelect {...props} tree={tree} failedText={t('students.departmentsFailed')} />;
}
