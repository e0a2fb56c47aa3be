import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { data } from './data';

interface Props extends TreeSelectProps {
  /** Shown in the place of the choices, if they did not come. */
  readonly failedText: string;
}

/** A department of the organisation. */
export function DepartmentSelect(props: Props) {
  const tree = data.useDepartmentGetTreeQuery();
  return <TreeSelect {...props} tree={tree} />;
}

/** A branch where the caller works. */
export function BranchSelect(props: Props) {
  const tree = data.useBranchGetTreeQuery();
  return <TreeSelect {...props} tree={tree} />;
}
