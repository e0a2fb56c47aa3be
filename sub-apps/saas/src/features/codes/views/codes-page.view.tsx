import { type CodeBatch, formatDate, formatNumber } from '@edu/shared-utility';
import { adminPhrases, type Column, ListPage, useList } from '@edu/shared-utility/admin';
import { formatPrice } from '@edu/shared-utility/media';
import { CourseFilter } from '../../../common/courses/course-filter.view';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/page-data';
import { salesPhrases } from '../../../common/sales/phrases';
import { useBatchActions } from '../data/batch-actions.hook';
import { useBatchForm } from '../data/batch-form.hook';
import { batchQuery, batchStates } from '../data/batch-query';
import { lastMomentText } from '../data/last-moment';
import { usePollWhileGenerating } from '../data/poll-while-generating.hook';
import { phrases } from '../phrases';
import { BatchForm } from './batch-form.view';
import { useBatchPanel } from './batch-panel.hook';
import { BatchState } from './batch-state.view';
import { NameCell } from './name-cell.view';

export const prepare = () =>
  Promise.all([phrases.load(), salesPhrases.load(), adminPhrases.load()]);

/** /saas/exchange: one-time codes that open a course. */
export default function CodesPage() {
  const { t } = phrases.use();
  const list = useList(batchQuery);
  const read = data.useRedemptionFindBatchesQuery(list.params);
  const listedBatches = read.currentData?.list ?? [];
  const form = useBatchForm(read.refetch, (id) => listedBatches.some((batch) => batch.id === id));
  const actions = useBatchActions(form.open);
  const panel = useBatchPanel();
  const isGenerating = listedBatches.some(({ state }) => state === 'making');
  usePollWhileGenerating(isGenerating, read.refetch);
  const columns: Column<CodeBatch>[] = [
    { key: 'name', title: t('name'), render: (batch) => <NameCell batch={batch} /> },
    {
      key: 'state',
      title: t('state'),
      width: 176,
      render: (batch) => <BatchState batch={batch} />,
    },
    {
      key: 'redeemed',
      title: t('redeemed'),
      width: 128,
      tabular: true,
      render: ({ redeemed, state, made, count }) =>
        `${formatNumber(redeemed)} / ${formatNumber(state === 'making' ? count : made)}`,
    },
    {
      key: 'price',
      title: t('price'),
      width: 128,
      tabular: true,
      optional: true,
      render: ({ price }) => (price === 0 ? t('free') : formatPrice(price)),
    },
    {
      key: 'validUntil',
      title: t('validUntil'),
      width: 144,
      tabular: true,
      render: ({ validUntil }) => (validUntil === null ? t('noEnd') : lastMomentText(validUntil)),
    },
    {
      key: 'createdAt',
      title: t('createdAt'),
      width: 120,
      tabular: true,
      optional: true,
      wideOnly: true,
      render: ({ createdAt }) => formatDate(createdAt, 'date'),
    },
  ];
  return (
    <ListPage
      title={t('page')}
      list={list}
      read={read}
      settingsKey="saas.codes"
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={columns}
      actions={actions}
      panel={panel}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'courseId',
          label: t('course'),
          render: (field) => <CourseFilter {...field} source="published" />,
        },
      ]}
      views={viewsOf('state', batchStates, t('all'), (state) => t(`is.${state}`))}
      primary={{ label: t('add'), permission: 'code.write', onClick: () => form.open(null) }}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      <BatchForm form={form} isPageReady={read.isSuccess} />
    </ListPage>
  );
}
