import { formatDate, type Student } from '@edu/shared-utility';
import type { Column, Reveal } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import type { phrases } from '../../../phrases';
import { StudentNumber } from './student-number.view';

type Translate = ReturnType<typeof phrases.use>['t'];

/** The columns of the list. */
export const studentColumns = (t: Translate, reveal: Reveal): Column<Student>[] => [
  { key: 'name', title: t('column.name'), width: 96 },
  {
    key: 'phone',
    title: t('column.phone'),
    width: 128,
    tabular: true,
    render: (student) => <StudentNumber student={student} field="phone" reveal={reveal} />,
  },
  { key: 'email', title: t('column.email') },
  {
    key: 'department',
    title: t('column.department'),
    width: 104,
    render: ({ departmentName }) => departmentName,
  },
  {
    key: 'branch',
    title: t('column.branch'),
    width: 92,
    optional: true,
    wideOnly: true,
    render: ({ branchName }) => branchName,
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 92,
    render: ({ status }) => (
      <Tag variant="filled" color={status === 'active' ? 'success' : 'default'}>
        {t(`state.${status}`)}
      </Tag>
    ),
  },
  {
    key: 'createdAt',
    title: t('column.createdAt'),
    width: 112,
    tabular: true,
    optional: true,
    render: ({ createdAt }) => formatDate(createdAt, 'date'),
  },
];
