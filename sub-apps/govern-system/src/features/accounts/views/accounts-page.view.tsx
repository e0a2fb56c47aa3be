import { type Administrator, formatDate, useCan } from '@edu/shared-utility';
import { adminPhrases, ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { useAccountActions } from '../data/account-actions.hook';
import { phrases } from '../phrases';
import { AccountForm } from './account-form.view';
import { InvitationsDialog } from './invitations.view';
import { NewPassword } from './new-password.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const query = listQuery({ filters: { keyword: 'text', status: ['active', 'suspended'] } });

const namesOf = (list: readonly { readonly id: string; readonly name: string }[]) => (
  <Flex gap={4} wrap>
    {list.map(({ id, name }) => (
      <Tag key={id}>{name}</Tag>
    ))}
  </Flex>
);

/** /govern-system/platform/account: who administers the organisation, and who is asked to. */
export default function AccountsPage() {
  const { t } = phrases.use();
  const mayWrite = useCan()('administrator.write');
  const list = useList(query);
  const read = data.useAdministratorFindByConditionQuery(list.params);
  const [edited, setEdited] = useState<{ readonly person: Administrator | null } | null>(null);
  const [reset, setReset] = useState<Administrator | null>(null);
  const [invitations, showInvitations] = useState(false);
  const actions = useAccountActions((person) => setEdited({ person }), setReset);
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', title: t('name'), width: 120 },
        { key: 'phone', title: t('phone'), width: 128, tabular: true },
        { key: 'roles', title: t('roles'), render: ({ roles }) => namesOf(roles) },
        { key: 'branches', title: t('branches'), render: ({ branches }) => namesOf(branches) },
        {
          key: 'status',
          title: t('status'),
          width: 88,
          render: ({ status }) => (
            <Tag color={status === 'active' ? 'success' : 'default'}>{t(`state.${status}`)}</Tag>
          ),
        },
        {
          key: 'lastLoginAt',
          title: t('lastLogin'),
          width: 152,
          tabular: true,
          render: ({ lastLoginAt }) =>
            lastLoginAt ? formatDate(lastLoginAt, 'datetime') : t('never'),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'active', label: t('state.active'), filters: { status: 'active' } },
        { key: 'suspended', label: t('state.suspended'), filters: { status: 'suspended' } },
      ]}
      primary={{
        label: t('invite'),
        permission: 'administrator.write',
        onClick: () => setEdited({ person: null }),
      }}
      besides={
        mayWrite && <Button onClick={() => showInvitations(true)}>{t('invitations')}</Button>
      }
      actions={actions}
      words={{ empty: t('empty'), forbidden: t('forbidden') }}
    >
      {edited && <AccountForm person={edited.person} onClose={() => setEdited(null)} />}
      {reset && <NewPassword person={reset} onClose={() => setReset(null)} />}
      {invitations && <InvitationsDialog onClose={() => showInvitations(false)} />}
    </ListPage>
  );
}
