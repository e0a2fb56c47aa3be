import { type Loaded, type Page, type Student, useDelayed } from '@edu/shared-utility';
import { Modal, Table } from 'antd';
import { useEffect } from 'react';
import { phrases } from '../../../phrases';
import type { useRowOrders } from '../data/row-orders.hook';
import { pageSizes, type StudentQuery } from '../data/student-query';
import { useRowFocus } from './row-focus.hook';
import { listWidth, studentColumns, widthOfActions } from './student-columns.view';
import { StudentsEmpty } from './students-empty.view';
import { StudentsSkeleton } from './students-skeleton.view';
import type { SetQuery } from './use-address-query.hook';

interface Props {
  load: Exclude<Loaded<Page<Student>>, { status: 'failed' }>;
  query: StudentQuery;
  onQuery: SetQuery;
  /** Without it nobody is offered a change; null until the server has said so. */
  mayWrite: boolean | null;
  orders: ReturnType<typeof useRowOrders>;
  onEdit: (student: Student | null) => void;
}

/** The rows, their actions and the pages. */
export function StudentsTable({ load, query, onQuery, mayWrite, orders, onEdit }: Props) {
  const { t } = phrases.use();
  const [modal, dialogs] = Modal.useModal();
  const { busy } = orders;
  const loading = load.status !== 'ready';
  const slow = useDelayed(loading);
  const page = load.data ?? null;

  // the last row of the last page was deleted, or the address asks for a page beyond the end
  const lastPage = page && Math.max(1, Math.ceil(page.total / query.pageSize));
  const beyondEnd = load.status === 'ready' && lastPage !== null && query.pageNum > lastPage;
  useEffect(() => {
    if (beyondEnd) onQuery({ ...query, pageNum: lastPage }, { replace: true });
  }, [beyondEnd, lastPage, query, onQuery]);

  const rowFocus = useRowFocus(busy, load.status === 'ready');
  const order = ({ userId }: Student, button: number): void => {
    const row = page?.list.findIndex((one) => one.userId === userId) ?? 0;
    rowFocus.order({ userId, row, button });
  };
  const actions = {
    edit: onEdit,
    changeStatus: (student: Student) => {
      order(student, 1);
      orders.changeStatus(student);
    },
    remove: (student: Student) =>
      modal.confirm({
        title: t('students.deleteTitle', { name: student.name }),
        content: t('students.deleteHint'),
        okText: t('students.delete'),
        okButtonProps: { danger: true },
        cancelText: t('common.cancel'),
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => {
          order(student, 2);
          orders.remove(student);
        },
      }),
  };
  const columns = studentColumns(t, busy, mayWrite === false ? null : actions);

  // Rows that grow a column of actions later would move.
  if (!page || mayWrite === null)
    return slow ? <StudentsSkeleton columns={columns} rows={query.pageSize} /> : null;
  return (
    <div ref={rowFocus.list}>
      <Table
        aria-label={t('students.label')}
        rowKey="userId"
        size="middle"
        columns={columns}
        dataSource={[...page.list]}
        loading={slow}
        tableLayout="fixed"
        scroll={{ x: listWidth(mayWrite ? widthOfActions(t) : 0) }}
        locale={{
          emptyText: loading ? (
            ' '
          ) : (
            <StudentsEmpty
              query={query}
              onQuery={onQuery}
              mayAdd={mayWrite}
              onAdd={() => onEdit(null)}
            />
          ),
        }}
        pagination={{
          current: query.pageNum,
          pageSize: query.pageSize,
          total: page.total,
          pageSizeOptions: pageSizes,
          showSizeChanger: page.total > (pageSizes[0] ?? 0),
          showTotal: (count) => t('students.total', { count }),
          onChange: (pageNum, pageSize) =>
            onQuery({ ...query, pageSize, pageNum: pageSize === query.pageSize ? pageNum : 1 }),
        }}
      />
      {dialogs}
    </div>
  );
}
