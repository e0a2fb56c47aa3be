import { useCan } from '@edu/shared-utility';
import { phrases as treeWords } from '../../../common/tree/phrases';
import type { TreeAction } from '../../../common/tree/row-panel.view';
import { flatten } from '../../../common/tree/tree-data';
import type { RowRights } from '../../../common/tree/tree-page.types';
import type { useOrganRequests } from '../data/organ-requests.hook';
import { afterStep, type OrganNode, rootOf } from '../data/organ-tree';
import { phrases } from '../phrases';

interface ActionOptions {
  readonly rows: readonly OrganNode[];
  /** Whether the person manages all organisations of the tenant. */
  readonly isAll: boolean;
  /** The organisation of the session. */
  readonly current: string | null;
  readonly busy: boolean;
  readonly organRequests: ReturnType<typeof useOrganRequests>;
  readonly onMerge: (row: OrganNode) => void;
}

/** Actions on an organisation or a branch, and why it cannot be deleted. */
export function usePlaceActions({
  rows,
  isAll,
  current,
  busy,
  organRequests,
  onMerge,
}: ActionOptions) {
  const { t } = phrases.use();
  const words = treeWords.use();
  const can = useCan();
  const [mayBranches, mayWriteOrgans] = [can('branch.write'), can('organ.write')];

  const isEndable = ({ organ }: OrganNode): boolean =>
    isAll && mayWriteOrgans && !organ.isHead && organ.id !== current;

  const isMovable = ({ branch }: OrganNode): boolean =>
    mayBranches && branch !== null && !branch.isFirst;

  const rights = (row: OrganNode): RowRights =>
    row.branch
      ? { edit: mayBranches, add: mayBranches, move: isMovable(row), remove: isMovable(row) }
      : { edit: mayWriteOrgans, add: mayBranches, move: false, remove: isEndable(row) };

  const noDeleteReasonOf = ({ organ, branch, children }: OrganNode): string | null => {
    if (branch?.isFirst) return mayBranches ? t('isFirst') : null;
    if (branch && children.length > 0) return words.t('hasChildren');
    if (branch) return branch.students > 0 ? t('hasStudents', { count: branch.students }) : null;
    if (!isEndable({ organ } as OrganNode)) return null;
    const others = organ.staff - (organ.actor === null ? 0 : 1) + organ.students;
    const isEmpty = others + organ.departments === 0 && flatten(children).length <= 1;
    return isEmpty ? null : t('organ.notEmpty');
  };

  const branchActions = (row: OrganNode): TreeAction[] =>
    isMovable(row) && flatten(rootOf(rows, row)[0]?.children ?? []).length > 1
      ? [{ key: 'merge', label: t('merge.open'), disabled: busy, onClick: () => onMerge(row) }]
      : [];

  const organActions = (row: OrganNode): TreeAction[] => {
    const { organ } = row;
    const isActive = organ.status === 'active';
    const step = (key: 'up' | 'down', offset: 1 | -1): TreeAction => ({
      key,
      label: t(`organ.${key}`),
      disabled: busy || afterStep(rows, organ.id, offset) === null,
      onClick: () => organRequests.step(organ, offset),
    });
    const moveToWork: TreeAction = {
      key: 'work',
      label: t('organ.work'),
      disabled: busy,
      onClick: () => organRequests.switchOrgan(organ),
    };
    const disable: TreeAction = {
      key: 'status',
      label: t(isActive ? 'organ.disable' : 'organ.enable'),
      danger: isActive,
      disabled: busy,
      onClick: () => (isActive ? organRequests.disable(organ) : organRequests.enable(organ)),
    };
    return [
      ...(isActive && organ.id !== current && mayWriteOrgans ? [moveToWork] : []),
      ...(isAll && mayWriteOrgans && rows.length > 1 ? [step('up', -1), step('down', 1)] : []),
      ...(isEndable(row) ? [disable] : []),
    ];
  };

  return {
    rights,
    noDeleteReason: noDeleteReasonOf,
    more: (row: OrganNode) => (row.branch ? branchActions(row) : organActions(row)),
  };
}
