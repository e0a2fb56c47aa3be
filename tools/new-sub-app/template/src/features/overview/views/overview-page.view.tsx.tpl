import { ListPage, listQuery, useList } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';

const query = listQuery({ filters: { keyword: 'text' } });

/** The first page of the app: one list with its loading, empty and failed state. */
export function OverviewPage() {
  const { t } = phrases.use();
  const list = useList(query);
  const students = data.useUserFindByConditionQuery(list.params);
  return (
    <ListPage
      title={t('overview.title')}
      list={list}
      read={students}
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', title: t('overview.name'), width: 160 },
        { key: 'departmentName', title: t('overview.department') },
      ]}
      search={{ key: 'keyword', label: t('overview.keyword') }}
      words={{
        empty: t('overview.empty'),
        total: (count) => t('overview.total', { count }),
      }}
    />
  );
}
