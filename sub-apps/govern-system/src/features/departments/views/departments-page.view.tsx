import {
  type DepartmentNode,
  errorCodes,
  ForbiddenPage,
  formatDate,
  type PageQuery,
  useArePermissionsKnown,
  useCan,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { CountLink } from '../../../common/count-link.view';
import { data } from '../../../common/data';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { namesTo } from '../../../common/tree/tree-data';
import { TreePage } from '../../../common/tree/tree-page.view';
import { useTreeRequests } from '../../../common/tree/tree-requests.hook';
import { useDepartmentForm } from '../data/department-form.hook';
import { readDepartments } from '../data/read-departments';
import { phrases } from '../phrases';
import { DepartmentForm } from './department-form.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), treeWords.load()]);

const useChanges = ({ id }: DepartmentNode, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'department', id, ...page });

/** /govern-system/organ/depart: the departments of the organisation, with their leaders and members. */
export default function DepartmentsPage() {
  const { t } = phrases.use();
  const words = treeWords.use();
  const tree = data.useDepartmentGetTreeQuery();
  const load = loadedOf(tree);
  const [save] = data.useDepartmentSaveMutation();
  const [remove] = data.useDepartmentDeleteMutation();
  const isKnown = useArePermissionsKnown();
  const can = useCan();
  const mayWrite = can('department.write');
  const maySeeStudents = can('student.read');
  const maySeeTeachers = can('teacher.read');
  const form = useDepartmentForm(tree.refetch);
  const requests = useTreeRequests<DepartmentNode>({
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
    <>
      <TreePage<DepartmentNode>
        title={t('title')}
        load={load}
        reload={tree.refetch}
        requests={requests}
        mayWrite={isKnown ? mayWrite : null}
        meta={({ leader, memberCount = 0 }) =>
          [leader, t('members', { count: memberCount })].filter(Boolean).join(' · ')
        }
        facts={(row, rows) => [
          [t('leader'), row.leader || t('noLeader')],
          [
            t('memberLabel'),
            <CountLink
              key="members"
              text={t('members', { count: row.memberCount ?? 0 })}
              count={row.memberCount ?? 0}
              to={maySeeStudents ? `/saas/student?department=${row.id}` : null}
            />,
          ],
          ...(row.teacherCount === undefined
            ? []
            : [
                [
                  t('teacherLabel'),
                  <CountLink
                    key="teachers"
                    text={t('teachers', { count: row.teacherCount })}
                    count={row.teacherCount}
                    to={maySeeTeachers ? `/govern-system/organ/teacher?department=${row.id}` : null}
                  />,
                ] as const,
              ]),
          [words.t('path'), namesTo(rows, row.id)],
          [words.t('createdAt'), row.createdAt && formatDate(row.createdAt, 'date')],
        ]}
        {...(mayWrite && {
          history: {
            useRead: useChanges,
            fields: { name: t('name'), leader: t('leader'), parentId: words.t('parent') },
          },
        })}
        noDeleteReason={({ children, memberCount = 0, teacherCount = 0 }) => {
          if (children.length > 0) return words.t('hasChildren');
          if (memberCount > 0) return t('hasMembers', { count: memberCount });
          return teacherCount > 0 ? t('hasTeachers', { count: teacherCount }) : null;
        }}
        empty={t('empty')}
        deleteHint={t('deleteHint')}
        onAsk={form.ask}
      />
      <DepartmentForm
        form={form}
        rows={load.status === 'ready' ? load.data : []}
        isPageReady={load.status === 'ready'}
      />
    </>
  );
}
