import type { ArticleKind, ArticleSummary, PageQuery } from '@edu/shared-utility';
import { ListPage, useList } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ArticleCategory } from '../../../common/category-select.view';
import { data } from '../../../common/data';
import { phrases as shared } from '../../../phrases';
import { articleQuery, articleStates } from '../data/article-query';
import { formPathOf } from '../data/kind';
import { phrases } from '../phrases';
import { AuthorField } from './author-field.view';
import { useBranches } from './branches.view';
import { columnsOf } from './columns';
import { factsOf, fieldWords } from './facts';
import { useListActions } from './list-actions.hook';
import { ReturnDialog } from './return-dialog.view';
import { ScheduleDialog } from './schedule-dialog.view';

const useChanges = ({ id }: ArticleSummary, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'article', id, ...page });

/** The list of articles or dissertations, with all transitions. */
export function ArticleList({ kind }: { readonly kind: ArticleKind }) {
  const { t } = phrases.use();
  const words = shared.use();
  const navigate = useNavigate();
  // The form's link back leads to the list with its conditions.
  const { search } = useLocation();
  const list = useList(articleQuery);
  const read = data.useArticleFindByConditionQuery({ ...list.params, kind });
  const [returned, setReturned] = useState<ArticleSummary | null>(null);
  const [scheduled, setScheduled] = useState<ArticleSummary | null>(null);
  const branches = useBranches(t('branch'));
  const actions = useListActions({ kind, onReturn: setReturned, onSchedule: setScheduled });
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
      actions={actions}
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
        onClick: () => void navigate(formPathOf(kind) + search),
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
