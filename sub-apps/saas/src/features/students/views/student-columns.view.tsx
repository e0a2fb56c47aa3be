import { formatDate, type Student } from '@edu/shared-utility';
import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import type { phrases } from '../../../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

interface RowActions {
  edit: (student: Student) => void;
  changeStatus: (student: Student) => void;
  remove: (student: Student) => void;
}

const none = '—';

/** Least width of the list in pixels; the mail's column takes what is left. */
export const listWidth = (actions: number): number => 688 + actions;

/** Room for three words of any language beside each other, in pixels. */
export function widthOfActions(t: Translate): number {
  const words = [t('students.edit'), t('students.suspend'), t('students.delete')].join('');
  const wide = [...words].filter((letter) => letter > '\u2e80').length;
  return 52 + wide * 14 + (words.length - wide) * 8;
}

/** The columns of the list, without actions for whoever may change nothing; a row that is being changed takes no second order. */
export function studentColumns(
  t: Translate,
  busy: readonly string[],
  act: RowActions | null,
): TableColumnsType<Student> {
  const action = (
    student: Student,
    name: string,
    run: (student: Student) => void,
    danger = false,
  ) => (
    <Button
      type="link"
      size="small"
      style={{ padding: 0 }}
      danger={danger}
      disabled={busy.includes(student.userId)}
      aria-label={t('students.rowAction', { action: name, name: student.name })}
      onClick={() => run(student)}
    >
      {name}
    </Button>
  );
  const tabular = { style: { fontVariantNumeric: 'tabular-nums' } };
  const columns: TableColumnsType<Student> = [
    { key: 'name', title: t('column.name'), dataIndex: 'name', width: 104, ellipsis: true },
    {
      key: 'phone',
      title: t('column.phone'),
      dataIndex: 'phone',
      width: 128,
      onCell: () => tabular,
    },
    {
      key: 'email',
      title: t('column.email'),
      ellipsis: true,
      render: (_, { email }) => email ?? none,
    },
    {
      key: 'department',
      title: t('column.department'),
      width: 124,
      ellipsis: true,
      render: (_, { departmentName }) => departmentName ?? none,
    },
    {
      key: 'status',
      title: t('column.status'),
      width: 88,
      render: (_, { status }) => (
        <Tag variant="filled" color={status === 'active' ? 'success' : 'default'}>
          {t(`state.${status}`)}
        </Tag>
      ),
    },
    {
      key: 'createdAt',
      title: t('column.createdAt'),
      width: 112,
      onCell: () => tabular,
      render: (_, { createdAt }) => formatDate(createdAt, 'date'),
    },
  ];
  if (!act) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      // within reach however narrow the window
      fixed: 'end',
      title: t('column.actions'),
      width: widthOfActions(t),
      render: (_, student) => (
        <Flex gap="middle">
          {action(student, t('students.edit'), act.edit)}
          {action(
            student,
            t(student.status === 'active' ? 'students.suspend' : 'students.activate'),
            act.changeStatus,
          )}
          {action(student, t('students.delete'), act.remove, true)}
        </Flex>
      ),
    },
  ];
}
