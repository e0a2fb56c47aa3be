import { LazyView, lazyPart, navigate, partFailed, useCan, useNarrow } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { CategoryAside, CategoryButton } from '../../../common/categories/category-aside.view';
import { type CategoryTarget, MoveInto } from '../../../common/categories/move-into.view';
import { categoryWords } from '../../../common/categories/phrases';
import { failureWords } from '../../../common/failure/phrases';
import { data } from '../../../common/page-data';
import { useQuestionDialog } from '../../../common/question-dialog.hook';
import { questionWords } from '../../../common/questions/phrases';
import { questionStatuses } from '../../../common/questions/question-kinds';
import { useQuestionActions } from '../data/question-actions.hook';
import { useQuestionBulk } from '../data/question-bulk.hook';
import { questionQuery, requestOf } from '../data/question-query';
import { questionFile } from '../data/question-sheets';
import { phrases } from '../phrases';
import { PackageButton } from './package-button.view';
import { questionColumns } from './question-columns.view';
import { useFilters } from './question-filters.hook';
import type { QuestionImportProps } from './question-import.view';
import { useQuestionPanel } from './question-panel.hook';

const importing = lazyPart<QuestionImportProps>('saas', () => import('./question-import.view'));

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () =>
  Promise.all(
    [phrases, adminPhrases, questionWords, categoryWords, failureWords].map((item) => item.load()),
  );

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
