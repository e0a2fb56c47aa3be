import type { RegionNode } from '@edu/shared-utility';
import { loadedOf, useClear } from '@edu/shared-utility/data';
import { TreeSelect } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface Option {
  readonly value: string;
  readonly title: string;
  readonly children: Option[];
}

const optionsOf = (regions: readonly RegionNode[]): Option[] =>
  regions.map(({ id, name, children }) => ({
    value: id,
    title: name,
    children: optionsOf(children),
  }));

interface Props {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
}

/** Selects a province, city or county, searchable by name; optional. */
export function RegionSelect({ id, value, onChange }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const regions = data.useRegionGetTreeQuery();
  const load = loadedOf(regions);
  return (
    <TreeSelect
      id={id}
      allowClear={clear}
      showSearch={{ treeNodeFilterProp: 'title' }}
      loading={load.status === 'loading'}
      placeholder={t('regionPlaceholder')}
      notFoundContent={load.status === 'failed' ? t('regionsFailed') : t('noRegion')}
      treeData={optionsOf(load.status === 'failed' ? [] : (load.data ?? []))}
      value={load.status === 'ready' ? (value ?? undefined) : undefined}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
      style={{ width: '100%' }}
    />
  );
}
