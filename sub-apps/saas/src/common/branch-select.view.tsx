import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useTreeOnOpen } from '@edu/shared-utility/data';
import { phrases } from '../phrases';
import { data } from './data';

/** Selects one of the caller's branches; loaded when it opens or has a value. */
export function BranchSelect(props: TreeSelectProps) {
  const { t } = phrases.use();
  const tree = useTreeOnOpen(data.useBranchGetTreeQuery, Boolean(props.value));
  return <TreeSelect {...props} {...tree} failedText={t('students.branchesFailed')} />;
}
