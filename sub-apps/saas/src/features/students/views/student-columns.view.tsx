import { formatDate, type Student } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { Tag } from 'antd';
import type { phrases } from '../../../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

/** The columns of the list. */
export const studentColumns = (t: Translate): Column<Student>[] => [
  { key: 'name', title: t('column.name'), width: 96 },
  { key: 'phone', title: t('column.phone'), width: 116, tabular: true },
  { key: 'email', title: t('column.email') },
  {
    key: 'department',
    title: t('column.department'),
    width: 112,
    render: ({ departmentName }) => departmentName,
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 96,
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
    render: ({ createdAt }) => formatDate(createdAt, 'date'),
  },
];
