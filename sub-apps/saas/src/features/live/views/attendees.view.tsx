import { formatDate, type LiveAttendee, type LiveSession } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Table } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

const SIZE = 10;

/** The attendees, in order of arrival. */
export function Attendees({ row }: { readonly row: LiveSession }) {
  const { t } = phrases.use();
  const [pageNum, setPage] = useState(1);
  const read = data.useLiveFindAttendeesQuery({ id: row.id, pageNum, pageSize: SIZE });
  const load = loadedOf(read);
  if (load.status === 'failed') {
    return (
      <Alert
        role="alert"
        type="error"
        title={load.message}
        action={<Button onClick={read.refetch}>{t('retry')}</Button>}
      />
    );
  }
  return (
    <section aria-label={t('attendees')}>
      <strong>{t('came', { count: row.attended, of: row.invited })}</strong>
      <Table<LiveAttendee>
        size="small"
        rowKey="userId"
        loading={load.status === 'loading'}
        dataSource={[...(load.data?.list ?? [])]}
        locale={{ emptyText: t('nobody') }}
        columns={[
          { key: 'name', dataIndex: 'name', title: t('person') },
          { key: 'phone', dataIndex: 'phone', title: t('phone') },
          {
            key: 'joinedAt',
            title: t('joinedAt'),
            render: (_, { joinedAt }) => formatDate(joinedAt, 'datetime'),
          },
        ]}
        pagination={{
          ...{ current: pageNum, pageSize: SIZE, total: load.data?.total ?? 0 },
          ...{ showSizeChanger: false, hideOnSinglePage: true, onChange: setPage },
        }}
      />
    </section>
  );
}
