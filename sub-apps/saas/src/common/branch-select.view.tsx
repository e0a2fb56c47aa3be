import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { phrases } from '../phrases';
import { data } from './data';

/** Selects one of the caller's branches; loaded when it opens or has a value. */
export function BranchSelect(props: TreeSelectProps) {
  const { t } = phrases.use();
  const [wasOpened, setWanted] = useState(false);
  const isRequested = wasOpened || Boolean(props.value);
  const tree = data.useBranchGetTreeQuery(undefined, { skip: !isRequested });
  return (
    <TreeSelect
      {...props}
      tree={tree}
      failedText={t('students.branchesFailed')}
      isRequested={isRequested}
      onOpen={() => setWanted(true)}
    />
  );
}
