import { TreeSelect, type TreeSelectProps } from '@edu/shared-utility/admin';
import { useTreeOnOpen } from '@edu/shared-utility/data';
import { useMemo } from 'react';
import { phrases } from '../phrases';
import { data } from './training-data';

interface Props extends TreeSelectProps {
  /** Name of a province on this page; undefined keeps the Chinese one. */
  readonly nameOf?: (regionId: string) => string | undefined;
}

/** A province, city or county. */
export function RegionSelect({ nameOf, ...props }: Props) {
  const { t, language } = phrases.use();
  const { tree, ...loading } = useTreeOnOpen(data.useRegionGetTreeQuery, Boolean(props.value));
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
      {...loading}
      tree={named ? { ...tree, currentData: named } : tree}
      failedText={t('regionsFailed')}
    />
  );
}
