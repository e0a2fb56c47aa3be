import {
  type DepartmentNode,
  errorCodes,
  ForbiddenPage,
  useArePermissionsKnown,
  useCan,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { pathTo } from '../../../common/tree/tree-data';
import { useTreeOrders } from '../../../common/tree/tree-orders.hook';
import { TreePage } from '../../../common/tree/tree-page.view';
import { readDepartments } from '../data/read-departments';
import { phrases } from '../phrases';
import { DepartmentForm } from './department-form.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), treeWords.load()]);

/** /govern-system/organ/depart: the departments of the organisation, with their leaders and members. */
export default function DepartmentsPage() {
  const { t } = phrases.use();
  const words = treeWords.use();
  const tree = data.useDepartmentGetTreeQuery();
  const load = loadedOf(tree);
  const [save] = data.useDepartmentSaveMutation();
  const [remove] = data.useDepartmentDeleteMutation();
  const isKnown = useArePermissionsKnown();
  const mayWrite = useCan()('department.write');
  const orders = useTreeOrders<DepartmentNode>({
    reload: tree.refetch,
    move: save,
    remove,
    read: readDepartments,
    words,
  });
  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  return (
    <TreePage<DepartmentNode>
      title={t('title')}
      load={load}
      reload={tree.refetch}
      orders={orders}
      mayWrite={isKnown ? mayWrite : null}
      meta={({ leader, memberCount = 0 }) =>
        [leader, t('members', { count: memberCount })].filter(Boolean).join(' · ')
      }
      facts={(row, rows) => [
        { label: t('leader'), value: row.leader || t('noLeader') },
        { label: t('memberLabel'), value: t('members', { count: row.memberCount ?? 0 }) },
        {
          label: words.t('path'),
          value: pathTo(rows, row.id)
            .map(({ name }) => name)
            .join(' / '),
        },
      ]}
      keeps={({ children, memberCount = 0 }) => {
        if (children.length > 0) return words.t('hasChildren');
        return memberCount > 0 ? t('hasMembers', { count: memberCount }) : null;
      }}
      empty={t('empty')}
      deleteHint={t('deleteHint')}
      form={(asked, onClose) => (
        <DepartmentForm
          {...asked}
          rows={load.status === 'ready' ? load.data : []}
          onClose={onClose}
        />
      )}
    />
  );
}
