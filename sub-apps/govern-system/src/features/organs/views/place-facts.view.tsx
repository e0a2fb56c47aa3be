import { formatDate, formatNumber, type Organ, useCan } from '@edu/shared-utility';
import { CountLink } from '../../../common/count-link.view';
import { phrases as treeWords } from '../../../common/tree/phrases';
import type { RowFacts } from '../../../common/tree/row-panel.view';
import { flatten, namesTo } from '../../../common/tree/tree-data';
import type { OrganNode } from '../data/organ-tree';
import { phrases } from '../phrases';

/**
 * Facts of an organisation or a branch. Counts link to lists only in the organisation of the session, which the
 * lists show.
 *
 * @param current the organisation of the session
 */
export function usePlaceFacts(current: string | null, nameOfRegion: (id: string | null) => string) {
  const { t } = phrases.use();
  const words = treeWords.use();
  const can = useCan();

  const numbers = ({ organ, branch }: OrganNode): RowFacts => {
    const { students, staff } = branch ?? organ;
    const isCurrentOrgan = organ.id === current;
    const branchQuery = branch ? `?branch=${branch.id}` : '';
    const maySeeStudents = isCurrentOrgan && can('student.read');
    const maySeeStaff = isCurrentOrgan && can('administrator.read');
    return [
      [
        t('students'),
        <CountLink
          key="students"
          count={students}
          text={t('people', { count: students, number: formatNumber(students) })}
          to={maySeeStudents ? `/saas/student${branchQuery}` : null}
        />,
      ],
      [
        t('staff'),
        <CountLink
          key="staff"
          count={staff}
          text={t('people', { count: staff, number: formatNumber(staff) })}
          to={maySeeStaff ? `/govern-system/platform/account${branchQuery}` : null}
        />,
      ],
    ];
  };

  return (node: OrganNode, rows: readonly OrganNode[]): RowFacts => {
    const { organ, branch } = node;
    if (branch) {
      return [
        [t('code'), branch.ucode],
        [t('region'), nameOfRegion(branch.regionId) || t('noRegion')],
        ...numbers(node),
        [words.t('path'), namesTo(rows, node.id)],
        [words.t('createdAt'), formatDate(branch.createdAt, 'date')],
      ];
    }
    return [
      [t('organ.status'), t(organ.status === 'active' ? 'organ.active' : 'organ.isDisabled')],
      [t('organ.kind'), organ.isHead && t('organ.head')],
      [t('organ.yours'), t(yourPlaceText(organ, current))],
      [t('organ.channel'), organ.channel],
      [t('organ.branches'), formatNumber(flatten(node.children).length)],
      [t('organ.departments'), formatNumber(organ.departments)],
      ...numbers(node),
      [words.t('createdAt'), formatDate(organ.createdAt, 'date')],
    ];
  };
}

function yourPlaceText({ id, actor, status }: Organ, current: string | null) {
  if (id === current) return 'organ.here' as const;
  if (actor === null) return 'organ.noPlace' as const;
  return status === 'active' ? ('organ.hasPlace' as const) : ('organ.member' as const);
}
