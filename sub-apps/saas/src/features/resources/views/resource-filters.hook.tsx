import { type Filter, TreeSelect } from '@edu/shared-utility/admin';
import { resourceKinds } from '@edu/shared-utility/uploads';
import { data } from '../../../common/page-data';
import { resourceWords } from '../../../common/resources/phrases';
import type { ResourceConditions } from '../data/resource-query';
import { phrases } from '../phrases';

interface Options {
  readonly isNarrow: boolean;
  readonly kind: (typeof resourceKinds)[number] | undefined;
  /** Other organisations' resources have no category of this organisation. */
  readonly isOwn: boolean;
}

/** The filters of the list; on a phone also those that a wide page shows beside it. */
export function useResourceFilters({ isNarrow, kind, isOwn }: Options) {
  const { t } = phrases.use();
  const words = resourceWords.use();
  const tree = data.useResourceCategoryGetTreeQuery(
    { type: kind ?? 'video' },
    { skip: !isNarrow || !kind || !isOwn },
  );
  const kindFilter: Filter<ResourceConditions> = {
    key: 'kind',
    label: t('column.kind'),
    options: resourceKinds.map((value) => ({ value, label: words.t(`kind.${value}`) })),
  };
  const categoryFilter: Filter<ResourceConditions> = {
    key: 'categoryId',
    label: t('column.category'),
    render: (field) => (
      <TreeSelect
        {...field}
        placeholder={field.label}
        tree={tree}
        failedText={t('category.failed')}
        style={{ minWidth: 144 }}
      />
    ),
  };
  const statusFilter: Filter<ResourceConditions> = {
    key: 'status',
    label: t('column.status'),
    options: (['ready', 'converting', 'failed'] as const).map((value) => ({
      value,
      label: words.t(`status.${value}`),
    })),
  };
  if (!isNarrow) return [statusFilter];
  return kind && isOwn ? [kindFilter, categoryFilter, statusFilter] : [kindFilter, statusFilter];
}
