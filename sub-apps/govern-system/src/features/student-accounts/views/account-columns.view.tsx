import { formatDate, type StudentAccount } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import type { phrases } from '../phrases';

type Words = (typeof phrases)['t'];

/** The student's login name, or why there is none. */
export const loginName = (t: Words, { login, invited }: StudentAccount): string =>
  login?.phone ?? login?.mail ?? t(invited ? 'waits' : 'none');

export const lastLoginOf = (t: Words, { login }: StudentAccount): string | null => {
  if (!login) return null;
  return login.lastLoginAt ? formatDate(login.lastLoginAt, 'datetime') : t('never');
};

/** The columns of the list of student accounts. */
export const accountColumns = (t: Words): Column<StudentAccount>[] => [
  { key: 'name', title: t('name'), width: 104 },
  {
    key: 'login',
    title: t('loginPhone'),
    tabular: true,
    render: (student) => loginName(t, student),
  },
  {
    key: 'status',
    title: t('status'),
    width: 112,
    render: ({ status }) => (
      <Tag variant="filled" color={status === 'active' ? 'success' : 'default'}>
        {t(`state.${status}`)}
      </Tag>
    ),
  },
  {
    key: 'lastLoginAt',
    title: t('lastLogin'),
    width: 192,
    tabular: true,
    render: (student) => lastLoginOf(t, student),
  },
  {
    key: 'sessions',
    title: t('sessions'),
    width: 96,
    tabular: true,
    optional: true,
    render: ({ login }) => login?.sessions,
  },
  {
    key: 'department',
    title: t('department'),
    width: 120,
    optional: true,
    render: ({ departmentName }) => departmentName,
  },
  {
    key: 'branch',
    title: t('branch'),
    width: 112,
    optional: true,
    wideOnly: true,
    render: ({ branchName }) => branchName,
  },
];
