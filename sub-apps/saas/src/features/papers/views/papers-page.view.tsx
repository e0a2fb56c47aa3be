import type { PaperSummary } from '@edu/shared-utility';
import { adminPhrases, type Filter, ListPage, useList } from '@edu/shared-utility/admin';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { CategoryField } from '../../../common/categories/category-field.view';
import { categoryWords } from '../../../common/categories/phrases';
import { data } from '../../../common/examining-data';
import { viewsOf } from '../../../common/filter-views';
import { listWords } from '../../../common/list-words';
import { usePaperActions } from '../data/paper-actions.hook';
import { usePaperForm } from '../data/paper-form.hook';
import { type PaperConditions, paperQuery, statuses, types } from '../data/paper-query';
import { phrases } from '../phrases';
import { paperColumns } from './paper-columns.view';
import { PaperForm } from './paper-form.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () =>
  Promise.all([phrases.load(), adminPhrases.load(), categoryWords.load()]);

const style = { minWidth: 144 };

function useFilters(): Filter<PaperConditions>[] {
  const { t } = phrases.use();
  const branches = useBranchFilter(t('branch'));
  return [
    {
      key: 'type',
      label: t('type'),
      options: types.map((value) => ({ value, label: t(`types.${value}`) })),
    },
    {
      key: 'categoryId',
      label: t('category'),
      render: (field) => (
        <CategoryField {...field} kind="paper" placeholder={field.label} style={style} />
      ),
    },
    ...branches,
  ];
}

/** /saas/paper: the papers for exams. */
export default function PapersPage() {
  const { t } = phrases.use();
  const list = useList(paperQuery);
  const { status, ...params } = list.params;
  const read = data.usePaperFindByConditionQuery({
    ...params,
    ...(status !== undefined && { status: Number(status) as PaperSummary['status'] }),
  });
  const form = usePaperForm();
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      settingsKey="saas.papers"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={paperColumns(t)}
      actions={usePaperActions()}
      primary={{ label: t('add'), permission: 'paper.write', onClick: () => form.open(null) }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={useFilters()}
      views={viewsOf('status', statuses, t('all'), (item) => t(`state.${item}`))}
      words={listWords(t)}
    >
      <PaperForm form={form} isPageReady={read.isSuccess} />
    </ListPage>
  );
}
