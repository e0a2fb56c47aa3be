import {
  type ArticleKind,
  type ArticleSummary,
  navigate,
  type PageQuery,
} from '@edu/shared-utility';
import { ListPage, useList } from '@edu/shared-utility/admin';
import { mayMoveArticle } from '@edu/shared-utility/data';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ArticleCategory } from '../../../common/category-select.view';
import { data } from '../../../common/data';
import { previewOf } from '../../../common/previews';
import { phrases as shared } from '../../../phrases';
import { useArticleWrites } from '../data/article-acts.hook';
import { articleQuery, articleStates } from '../data/article-query';
import { formPathOf } from '../data/kind';
import { phrases } from '../phrases';
import { AuthorField } from './author-field.view';
import { useBranches } from './branches.view';
import { columnsOf } from './columns';
import { factsOf, fieldWords } from './facts';
import { ReturnDialog } from './return-dialog.view';
import { ScheduleDialog } from './schedule-dialog.view';

const useChanges = ({ id }: ArticleSummary, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'article', id, ...page });

/** The list of articles or dissertations, with all transitions. */
export function ArticleList({ kind }: { readonly kind: ArticleKind }) {
  const { t } = phrases.use();
  const words = shared.use();
  const open = useNavigate();
  // The form's link back leads to the list with its conditions.
  const { search } = useLocation();
  const list = useList(articleQuery);
  const read = data.useArticleFindByConditionQuery({ ...list.params, kind });
  const writes = useArticleWrites();
  const [returned, setReturned] = useState<ArticleSummary | null>(null);
  const [scheduled, setScheduled] = useState<ArticleSummary | null>(null);
  const branches = useBranches(t('branch'));
  const idAndVersion = ({ id, version }: ArticleSummary) => ({ id, version });
  const is =
    (...moves: Parameters<typeof mayMoveArticle>[0][]) =>
    (row: ArticleSummary): boolean =>
      !moves.some((move) => mayMoveArticle(move, row));
  return (
    <ListPage
      title={t(`title.${kind}`)}
      list={list}
      read={read}
      settingsKey={`cms.${kind}`}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={columnsOf(t, words.t, kind)}
      panel={{
        sections: (row) => [{ title: t('about'), facts: factsOf(t, words.t, row) }],
        history: {
          useRead: useChanges,
          fields: fieldWords(t),
        },
      }}
      actions={[
        {
          key: 'edit',
          label: t('edit'),
          permission: 'cms.write',
          hidden: is('edit', 'revise'),
          to: ({ id }) => formPathOf(kind, id) + search,
        },
        {
          key: 'submit',
          label: t('submit'),
          permission: 'cms.write',
          hidden: is('submit'),
          send: (row) => writes.submit(idAndVersion(row)),
          done: () => t('done.submit'),
        },
        {
          key: 'publish',
          label: t('publish'),
          permission: 'cms.publish',
          hidden: is('publish'),
          send: (row) => writes.publish(idAndVersion(row)),
          done: () => t('done.publish'),
        },
        {
          key: 'giveBack',
          label: t('giveBack'),
          permission: 'cms.publish',
          hidden: is('giveBack'),
          run: setReturned,
        },
        {
          key: 'schedule',
          label: t('schedule'),
          permission: 'cms.publish',
          inMenu: true,
          hidden: is('schedule'),
          run: setScheduled,
        },
        {
          key: 'unschedule',
          label: t('unschedule'),
          permission: 'cms.publish',
          hidden: is('unschedule'),
          send: (row) => writes.unschedule(idAndVersion(row)),
          done: () => t('done.unschedule'),
        },
        {
          key: 'preview',
          label: t('preview'),
          inMenu: true,
          run: ({ id }) => navigate(previewOf(kind, id)),
        },
        {
          key: 'withdraw',
          label: t('withdraw'),
          permission: 'cms.write',
          inMenu: true,
          hidden: is('withdraw'),
          send: (row) => writes.withdraw(idAndVersion(row)),
          done: () => t('done.withdraw'),
        },
        {
          key: 'unPublish',
          label: t('unPublish'),
          permission: 'cms.publish',
          inMenu: true,
          hidden: is('unPublish'),
          confirm: ({ title }) => ({
            title: t('unPublishTitle', { title }),
            hint: t('unPublishHint'),
          }),
          send: (row) => writes.unPublish(idAndVersion(row)),
          done: () => t('done.unPublish'),
        },
        {
          key: 'delete',
          label: t('delete'),
          permission: 'cms.write',
          danger: true,
          inMenu: true,
          hidden: is('delete'),
          confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
          send: (row) => writes.delete(idAndVersion(row)),
          done: () => t('done.delete'),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'categoryId',
          label: words.t('category'),
          render: (field) => (
            <ArticleCategory {...field} placeholder={field.label} style={{ minWidth: 144 }} />
          ),
        },
        { key: 'author', label: t('author'), render: (field) => <AuthorField {...field} /> },
        ...branches,
      ]}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...articleStates.map((status) => ({
          key: status,
          label: words.t(`is.${status}`),
          filters: { status },
        })),
      ]}
      primary={{
        label: t(`add.${kind}`),
        permission: 'cms.write',
        onClick: () => void open(formPathOf(kind) + search),
      }}
      words={{
        empty: t(`empty.${kind}`),
        emptyReadOnly: t('emptyReadOnly'),
        forbidden: words.t('forbidden'),
      }}
    >
      {returned && <ReturnDialog article={returned} onClose={() => setReturned(null)} />}
      {scheduled && <ScheduleDialog article={scheduled} onClose={() => setScheduled(null)} />}
    </ListPage>
  );
}
