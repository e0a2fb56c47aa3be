import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { phrases } from '../phrases';
import { data } from './data';

/** A branch where the caller works; they are asked for when one is to be named or chosen. */
export function BranchSelect(props: TreeSelectProps) {
  const { t } = phrases.use();
  const [isWanted, setWanted] = useState(false);
  const isAsked = isWanted || Boolean(props.value);
  const tree = data.useBranchGetTreeQuery(undefined, { skip: !isAsked });
  return (
    <TreeSelect
      {...props}
      tree={tree}
      failedText={t('students.branchesFailed')}
      isAsked={isAsked}
      onWanted={() => setWanted(true)}
    />
  );
}
