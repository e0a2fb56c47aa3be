import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { phrases } from '../phrases';
import { data } from './training-data';

/** A province, city or county; they are many, and asked for when one is to be named or chosen. */
export function RegionSelect(props: TreeSelectProps) {
  const { t } = phrases.use();
  const [isWanted, setWanted] = useState(false);
  const isAsked = isWanted || Boolean(props.value);
  const tree = data.useRegionGetTreeQuery(undefined, { skip: !isAsked });
  return (
    <TreeSelect
      {...props}
      tree={tree}
      failedText={t('regionsFailed')}
      isAsked={isAsked}
      onWanted={() => setWanted(true)}
    />
  );
}
