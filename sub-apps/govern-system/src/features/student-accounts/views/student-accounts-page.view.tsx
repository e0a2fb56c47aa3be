import type { StudentAccount } from '@edu/shared-utility';
import { adminPhrases, ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases as loginPhrases } from '../../../common/login/phrases';
import { DepartmentSelect, useBranchFilter } from '../../../common/place-selects.view';
import { useStudentActions } from '../data/student-actions.hook';
import { phrases } from '../phrases';
import { accountColumns } from './account-columns.view';
import { useAccountPanel } from './account-panel.hook';
import { StudentPassword, StudentSessions } from './student-login.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () =>
  Promise.all([phrases.load(), loginPhrases.load(), adminPhrases.load()]);

const filters = {
  keyword: 'text',
  status: ['active', 'suspended'],
  account: ['with', 'without'],
  departmentId: 'text',
  branchId: 'text',
} as const;

const query = listQuery({
  filters,
  sort: ['name', 'lastLoginAt'],
  names: { departmentId: 'department', branchId: 'branch' },
});

/** /govern-system/organ/student: the students' accounts. */
export default function StudentAccountsPage() {
  const { t } = phrases.use();
  const list = useList(query);
  const read = data.useStudentAccountFindQuery(list.params);
  const [sessionsOf, showSessions] = useState<StudentAccount | null>(null);
  const [passwordOf, makePassword] = useState<StudentAccount | null>(null);
  const actions = useStudentActions(showSessions, makePassword);
  const branch = useBranchFilter(t('branch'));
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      settingsKey="govern-system.student-accounts"
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      columns={accountColumns(t)}
      actions={actions}
      panel={useAccountPanel()}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'departmentId',
          label: t('department'),
          render: (field) => (
            <DepartmentSelect {...field} style={{ minWidth: 144 }} placeholder={field.label} />
          ),
        },
        ...branch,
      ]}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'canLogin', label: t('canLogin'), filters: { account: 'with', status: 'active' } },
        { key: 'without', label: t('without'), filters: { account: 'without' } },
        { key: 'suspended', label: t('state.suspended'), filters: { status: 'suspended' } },
      ]}
      words={{
        empty: t('empty'),
        noMatch: t('noMatch'),
        forbidden: t('forbidden'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('total', { count }),
      }}
    >
      {sessionsOf && <StudentSessions student={sessionsOf} onClose={() => showSessions(null)} />}
      {passwordOf && <StudentPassword student={passwordOf} onClose={() => makePassword(null)} />}
    </ListPage>
  );
}
