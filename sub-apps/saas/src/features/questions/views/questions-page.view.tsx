import { LazyView, lazyPart, navigate, partFailed, useCan, useNarrow } from '@edu/shared-utility';
import {
  adminPhrases,
  type Filter,
  type FilterField,
  ListPage,
  useList,
} from '@edu/shared-utility/admin';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { CategoryAside, CategoryButton } from '../../../common/categories/category-aside.view';
import { CategoryField } from '../../../common/categories/category-field.view';
import { useIsCramped } from '../../../common/categories/is-cramped.hook';
import { type CategoryTarget, MoveInto } from '../../../common/categories/move-into.view';
import { categoryWords } from '../../../common/categories/phrases';
import { failureWords } from '../../../common/failure/phrases';
import { data } from '../../../common/page-data';
import { useQuestionDialog } from '../../../common/question-dialog.hook';
import { questionWords } from '../../../common/questions/phrases';
import {
  difficulties,
  questionStatuses,
  questionTypes,
} from '../../../common/questions/question-kinds';
import { useQuestionActions } from '../data/question-actions.hook';
import { useQuestionBulk } from '../data/question-bulk.hook';
import { type QuestionConditions, questionQuery, requestOf } from '../data/question-query';
import { questionFile } from '../data/question-sheets';
import { phrases } from '../phrases';
import { PackageButton } from './package-button.view';
import { PointFilter } from './point-filter.view';
import { questionColumns } from './question-columns.view';
import type { QuestionImportProps } from './question-import.view';
import { useQuestionPanel } from './question-panel.hook';

const importing = lazyPart<QuestionImportProps>('saas', () => import('./question-import.view'));

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () =>
  Promise.all(
    [phrases, adminPhrases, questionWords, categoryWords, failureWords].map((item) => item.load()),
  );

const style = { minWidth: 144 };

/** The filters of the list; in a small window also the category, whose tree is otherwise beside the list. */
function useFilters(): Filter<QuestionConditions>[] {
  const { t } = phrases.use();
  const words = questionWords.use();
  const branches = useBranchFilter(t('column.branch'));
  const lacksRoom = useIsCramped();
  return [
    {
      key: 'type',
      label: t('column.type'),
      options: questionTypes.map((value) => ({ value, label: words.t(`type.${value}`) })),
    },
    {
      key: 'difficulty',
      label: t('column.difficulty'),
      options: difficulties.map((value) => ({
        value: String(value),
        label: words.t(`difficulty.d${value}`),
      })),
    },
    ...(lacksRoom
      ? [
          {
            key: 'categoryId' as const,
            label: t('column.category'),
            render: (field: FilterField) => (
              <CategoryField kind="question" {...field} placeholder={field.label} style={style} />
            ),
          },
        ]
      : []),
    {
      key: 'point',
      label: t('column.points'),
      render: (field) => <PointFilter {...field} />,
    },
    ...branches,
  ];
}

/** /saas/question: the organisation's question bank. */
export default function QuestionsPage() {
  const { t } = phrases.use();
  const words = questionWords.use();
  const can = useCan();
  const mayWrite = can('question.write');
  const isNarrow = useNarrow();
  const list = useList(questionQuery);
  const params = requestOf(list.params);
  const read = data.useQuestionGetQuestionListQuery(params);
  const [isImporting, setImporting] = useState(false);
  const move = useQuestionDialog<number, CategoryTarget>((count, onAnswer) => (
    <MoveInto kind="question" title={t('many.moveTitle', { count })} onAnswer={onAnswer} />
  ));
  const actions = useQuestionActions();
  const bulk = useQuestionBulk(move.ask);
  const panel = useQuestionPanel();
  const { pageNum: _, pageSize: __, ...filter } = params;
  // Packages, like workbooks, are not offered on phones.
  const mayExportPackage =
    can('question.export') && !isNarrow && (read.currentData?.total ?? 0) > 0;
  const categories = {
    kind: 'question',
    permission: 'question.write',
    chosen: list.state.filters.categoryId ?? null,
    onChoose: (id: string | null) => list.setFilters({ categoryId: id ?? undefined } as never),
  } as const;
  return (
    <Flex align="flex-start">
      <CategoryAside {...categories} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <ListPage
          title={t('title')}
          list={list}
          read={read}
          settingsKey="saas.questions"
          idOf={({ id }) => id}
          nameOf={({ text }) => text}
          columns={questionColumns()}
          actions={actions}
          bulk={bulk}
          panel={panel}
          primary={{
            label: t('add'),
            permission: 'question.write',
            onClick: () => navigate('/saas/question/new'),
          }}
          extraButtons={
            <>
              {mayWrite && <Button onClick={() => setImporting(true)}>{t('import.button')}</Button>}
              {mayExportPackage && <PackageButton filter={filter} />}
            </>
          }
          exports={{
            permission: 'question.export',
            file: ({ rows }) =>
              questionFile(
                filter,
                rows.map(({ id }) => id),
              ),
          }}
          search={{ key: 'keyword', label: t('keyword') }}
          filters={useFilters()}
          tools={<CategoryButton {...categories} />}
          views={[
            { key: 'all', label: t('all'), filters: {} },
            ...questionStatuses.map((status) => ({
              key: status,
              label: words.t(`status.${status}`),
              filters: { status },
            })),
          ]}
          words={{
            empty: t('words.empty'),
            emptyReadOnly: t('words.emptyReadOnly'),
            noMatch: t('words.noMatch'),
            forbidden: t('words.forbidden'),
            failed: t('words.failed'),
            loading: t('words.loading'),
            total: (count) => t('words.total', { count }),
          }}
        >
          {move.dialog}
          {isImporting && (
            <LazyView
              part={importing}
              partProps={{
                categoryId: list.state.filters.categoryId,
                onClose: () => setImporting(false),
                onImported: () => void read.refetch(),
              }}
              failed={partFailed}
            />
          )}
        </ListPage>
      </div>
    </Flex>
  );
}
