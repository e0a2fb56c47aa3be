import {
  type BulkAction,
  type ListExport,
  ListPage,
  listQuery,
  type Panel,
  type RowAction,
  useList,
} from '../../admin.entry';
import { people, type person } from './people';

type Person = ReturnType<typeof person>;

const query = listQuery({
  filters: { keyword: 'text', status: ['active', 'suspended'] },
  sort: ['name', 'createdAt'],
});

interface Props {
  actions?: readonly RowAction<Person>[];
  onAdd?: () => void;
  bulk?: readonly BulkAction<Person>[];
  panel?: Panel<Person>;
  exports?: ListExport<Person>;
}

/** A list as a page would write it. */
export function PeoplePage({ actions = [], onAdd, bulk = [], panel, exports }: Props) {
  const list = useList(query);
  const read = people.useUserFindByConditionQuery(list.params);
  const [remove] = people.useUserDeleteMutation();
  return (
    <ListPage
      title="人员"
      list={list}
      read={read}
      settingsKey="kit.people"
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', title: '姓名', width: 104 },
        { key: 'phone', title: '手机号', tabular: true },
        { key: 'email', title: '邮箱', wideOnly: true },
      ]}
      search={{ key: 'keyword', label: '姓名或手机号' }}
      filters={[
        { key: 'status', label: '状态', options: [{ value: 'suspended', label: '已停用' }] },
      ]}
      views={[
        { key: 'all', label: '全部', filters: {} },
        { key: 'active', label: '正常', filters: { status: 'active' } },
      ]}
      bulk={bulk}
      {...(panel && { panel })}
      {...(exports && { exports })}
      {...(onAdd && {
        primary: { label: '新增人员', onClick: onAdd, permission: 'person.write' },
      })}
      actions={[
        {
          key: 'delete',
          label: '删除',
          permission: 'person.write',
          danger: true,
          confirm: ({ name }) => ({ title: `删除“${name}”？`, hint: '不能恢复。' }),
          send: ({ userId, version }) => remove({ userId, version }),
          done: () => '删除成功',
        },
        ...actions,
      ]}
    />
  );
}
