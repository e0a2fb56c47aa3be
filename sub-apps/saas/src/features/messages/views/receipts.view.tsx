import { type Announcement, type AnnouncementReceipt, formatDate } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Select, Table } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

const SIZE = 10;
type ReceiptFilter = 'all' | 'no' | 'yes';

/** The recipients with the time of reading; unread ones first. */
export function Receipts({ row }: { readonly row: Announcement }) {
  const { t } = phrases.use();
  const [pageNum, setPage] = useState(1);
  const [read, setRead] = useState<ReceiptFilter>('all');
  const result = data.useAnnouncementReceiptsQuery({
    ...{ id: row.id, pageNum, pageSize: SIZE },
    ...(read !== 'all' && { read }),
  });
  const load = loadedOf(result);
  if (load.status === 'failed') {
    return (
      <Alert
        role="alert"
        type="error"
        title={load.message}
        action={<Button onClick={result.refetch}>{t('retry')}</Button>}
      />
    );
  }
  const stateOf = ({ readAt, hasAccount }: AnnouncementReceipt): string => {
    if (readAt) return formatDate(readAt, 'datetime');
    return t(hasAccount ? 'unread' : 'noAccount');
  };
  return (
    <section aria-label={t('receipts')}>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', marginBlockEnd: 8 }}>
        <strong style={{ flex: 1 }}>{t('readBy', { count: row.read, of: row.reached })}</strong>
        <Select<ReceiptFilter>
          aria-label={t('receipts')}
          style={{ minWidth: 112 }}
          value={read}
          options={(['all', 'no', 'yes'] as const).map((item) => ({
            value: item,
            label: t(`readers.${item}`),
          }))}
          onChange={(next) => {
            setRead(next);
            setPage(1);
          }}
        />
      </div>
      <Table<AnnouncementReceipt>
        size="small"
        rowKey="memberId"
        loading={load.status === 'loading'}
        dataSource={[...(load.data?.list ?? [])]}
        locale={{ emptyText: t('noReaders') }}
        columns={[
          { key: 'name', dataIndex: 'name', title: t('person') },
          {
            key: 'department',
            title: t('department'),
            render: (_, receipt) => receipt.departmentName ?? '—',
          },
          { key: 'read', title: t('readAt'), render: (_, receipt) => stateOf(receipt) },
        ]}
        pagination={{
          current: pageNum,
          pageSize: SIZE,
          total: load.data?.total ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
      />
    </section>
  );
}
