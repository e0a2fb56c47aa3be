import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useMemo, useState } from 'react';
import { phrases } from '../phrases';
import { data } from './training-data';

interface Props extends TreeSelectProps {
  /** Name of a province on this page; undefined keeps the Chinese one. */
  readonly nameOf?: (regionId: string) => string | undefined;
}

/** A province, city or county; the tree is large, so it is loaded only when opened or when there is a value to name. */
export function RegionSelect({ nameOf, ...props }: Props) {
  const { t, language } = phrases.use();
  const [wasOpened, setWanted] = useState(false);
  const isRequested = wasOpened || Boolean(props.value);
  const tree = data.useRegionGetTreeQuery(undefined, { skip: !isRequested });
  const { currentData } = tree;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language
  const named = useMemo(
    () =>
      currentData?.map((currentItem) => ({
        ...currentItem,
        name: nameOf?.(currentItem.id) ?? currentItem.name,
      })),
    [currentData, nameOf, language],
  );
  return (
    <TreeSelect
      {...props}
      tree={named ? { ...tree, currentData: named } : tree}
      failedText={t('regionsFailed')}
      isRequested={isRequested}
      onOpen={() => setWanted(true)}
    />
  );
}
