import { formatDate, type RegistrationState } from '@edu/shared-utility';
import { adminPhrases, ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { RegistrationDialog } from './registration-dialog.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const states = ['claimed', 'returned', 'accepted'] as const satisfies readonly RegistrationState[];
const kinds = ['registration', 'association'] as const;

const query = listQuery({
  filters: { keyword: 'text', state: states, kind: kinds },
  sort: ['createdAt'],
});

const colours = { claimed: 'processing', returned: 'warning', accepted: 'success' } as const;

/**
 * /govern-system/registrations: companies and associations that wait for a decision. The open one is in the address.
 */
export default function RegistrationsPage() {
  const { t } = phrases.use();
  const list = useList(query);
  const read = data.useRegistrationFindQuery(list.params);
  const { rowId, open } = list;
  const row = read.data?.list.find(({ id }) => id === rowId);
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', title: t('name') },
        { key: 'kind', title: t('kind'), width: 112, render: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'contactName', title: t('contact'), width: 104 },
        { key: 'contactPhone', title: t('phone'), width: 128, tabular: true },
        { key: 'tenantName', title: t('tenant'), width: 136, optional: true, wideOnly: true },
        {
          key: 'state',
          title: t('state'),
          width: 96,
          render: ({ state }) => <Tag color={colours[state]}>{t(`states.${state}`)}</Tag>,
        },
        {
          key: 'createdAt',
          title: t('createdAt'),
          width: 112,
          tabular: true,
          render: ({ createdAt }) => formatDate(createdAt, 'date'),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'kind',
          label: t('kind'),
          options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
      ]}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...states.map((state) => ({ key: state, label: t(`states.${state}`), filters: { state } })),
      ]}
      actions={[{ key: 'open', label: t('open'), run: ({ id }) => open(id, { replace: true }) }]}
      words={{ empty: t('empty'), emptyReadOnly: t('empty'), forbidden: t('forbidden') }}
    >
      {rowId !== null && (
        <RegistrationDialog
          key={rowId}
          id={rowId}
          name={row?.name ?? t('title')}
          onClose={() => open(null, { replace: true })}
          onStale={read.refetch}
        />
      )}
    </ListPage>
  );
}
