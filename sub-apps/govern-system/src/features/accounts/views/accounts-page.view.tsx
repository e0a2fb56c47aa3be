import { type Administrator, formatDate } from '@edu/shared-utility';
import { adminPhrases, ListPage, listQuery, useList, useReveal } from '@edu/shared-utility/admin';
import { useReservedSpace } from '@edu/shared-utility/data';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases as loginPhrases } from '../../../common/login/phrases';
import { useBranchFilter } from '../../../common/place-selects.view';
import { useAccountActions } from '../data/account-actions.hook';
import { useAccountForm } from '../data/account-form.hook';
import { revealPhone } from '../data/reveal-phone';
import { phrases } from '../phrases';
import { AccountForm } from './account-form.view';
import { AccountPassword, AccountSessions } from './account-login.view';
import { branchesOf, rolesOf, useAccountPanel } from './account-panel.hook';
import { AccountPhone } from './account-phone.view';
import { InvitationsDialog } from './invitations.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () =>
  Promise.all([phrases.load(), loginPhrases.load(), adminPhrases.load()]);

const query = listQuery({
  filters: { keyword: 'text', status: ['active', 'suspended'], branchId: 'text' },
  names: { branchId: 'branch' },
});

/** /govern-system/platform/account: administrators of the organisation, and open invitations. */
export default function AccountsPage() {
  const { t } = phrases.use();
  const branch = useBranchFilter(t('branches'));
  const invitationsPlace = useReservedSpace('administrator.write');
  const list = useList(query);
  const read = data.useAdministratorFindByConditionQuery(list.params);
  const reveal = useReveal({ ask: revealPhone, rowId: list.rowId });
  const form = useAccountForm(read.refetch);
  const [reset, setReset] = useState<Administrator | null>(null);
  const [areInvitationsShown, setInvitationsShown] = useState(false);
  const [sessionsOf, showSessions] = useState<Administrator | null>(null);
  const actions = useAccountActions(form.open, setReset, showSessions);
  const panel = useAccountPanel(reveal);
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', title: t('name'), width: 120 },
        {
          key: 'phone',
          title: t('phone'),
          width: 152,
          tabular: true,
          render: (person) => <AccountPhone person={person} reveal={reveal} />,
        },
        { key: 'roles', title: t('roles'), render: rolesOf },
        { key: 'branches', title: t('branches'), optional: true, render: branchesOf },
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
          width: 176,
          tabular: true,
          render: ({ lastLoginAt }) =>
            lastLoginAt ? formatDate(lastLoginAt, 'datetime') : t('never'),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={branch}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'active', label: t('state.active'), filters: { status: 'active' } },
        { key: 'suspended', label: t('state.suspended'), filters: { status: 'suspended' } },
      ]}
      primary={{
        label: t('invite'),
        permission: 'administrator.write',
        onClick: () => form.open(null),
      }}
      extraButtons={
        invitationsPlace && (
          <Button style={invitationsPlace} onClick={() => setInvitationsShown(true)}>
            {t('invitations')}
          </Button>
        )
      }
      actions={actions}
      panel={panel}
      words={{ empty: t('empty'), forbidden: t('forbidden') }}
    >
      <AccountForm form={form} />
      {reset && <AccountPassword person={reset} onClose={() => setReset(null)} />}
      {sessionsOf && <AccountSessions person={sessionsOf} onClose={() => showSessions(null)} />}
      {areInvitationsShown && <InvitationsDialog onClose={() => setInvitationsShown(false)} />}
    </ListPage>
  );
}
