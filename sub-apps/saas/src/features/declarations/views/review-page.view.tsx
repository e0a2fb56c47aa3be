import type { DeclarationSummary } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { mayMoveDeclaration } from '@edu/shared-utility/data';
import { useState } from 'react';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/oversight-data';
import { reviewQuery, submittedStates } from '../data/declaration-query';
import { phrases } from '../phrases';
import { columnsOf } from './columns';
import { DeclarationDetails } from './declaration-details.view';
import { ReturnDialog } from './return-dialog.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

function OneDeclaration({ id }: { readonly id: string }) {
  return <DeclarationDetails read={data.useDeclarationReviewFindByIdQuery({ id })} />;
}

/** /saas/declare/review: declarations of all tenants, for the platform's operators. */
export default function DeclarationReviewPage() {
  const { t } = phrases.use();
  const list = useList(reviewQuery);
  const read = data.useDeclarationReviewFindQuery(list.params);
  const [accept] = data.useDeclarationReviewAcceptMutation();
  const [returned, setReturned] = useState<DeclarationSummary | null>(null);
  const columns = columnsOf(t);
  return (
    <ListPage
      title={t('reviewTitle')}
      list={list}
      read={read}
      settingsKey="saas.declarations-review"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={[
        columns.title,
        columns.organ,
        columns.tenant,
        columns.status,
        columns.userCount,
        columns.hours,
        columns.submittedAt,
      ]}
      panel={{
        sections: ({ id, version }) => [
          { title: t('about'), content: <OneDeclaration key={`${id}-${version}`} id={id} /> },
        ],
      }}
      actions={[
        {
          key: 'accept',
          label: t('accept'),
          permission: 'platform.declare',
          hidden: (row: DeclarationSummary) => !mayMoveDeclaration('accept', row),
          confirm: ({ title, organName: organ }) => ({
            title: t('acceptTitle', { title }),
            hint: t('acceptHint', { organ }),
          }),
          send: ({ id, version }) => accept({ id, version }),
          done: ({ title }) => t('accepted', { title }),
        },
        {
          key: 'return',
          label: t('giveBack'),
          permission: 'platform.declare',
          danger: true,
          hidden: (row) => !mayMoveDeclaration('return', row),
          run: setReturned,
        },
      ]}
      search={{ key: 'keyword', label: t('reviewKeyword') }}
      views={viewsOf('status', submittedStates, t('all'), (status) => t(`is.${status}`))}
      words={{
        ...{ empty: t('reviewEmpty'), emptyReadOnly: t('reviewEmpty') },
        forbidden: t('reviewForbidden'),
      }}
    >
      {returned && <ReturnDialog declaration={returned} onClose={() => setReturned(null)} />}
    </ListPage>
  );
}
