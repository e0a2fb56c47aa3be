import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { data } from './data';

interface Props extends TreeSelectProps {
  /** Shown when the options could not be loaded. */
  readonly failedText: string;
}

/** Selects a department of the organisation. */
export function DepartmentSelect(props: Props) {
  const tree = data.useDepartmentGetTreeQuery();
  return <TreeSelect {...props} tree={tree} />;
}

/** Selects one of the caller's branches. */
export function BranchSelect(props: Props) {
  const tree = data.useBranchGetTreeQuery();
  return <TreeSelect {...props} tree={tree} />;
}
