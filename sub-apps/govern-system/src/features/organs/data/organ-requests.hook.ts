import { type Organ, toast, unsaved } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import type { TreeRequests } from '../../../common/tree/tree-requests.hook';
import { phrases } from '../phrases';
import { afterStep, type OrganNode } from './organ-tree';
import { switchOrgan } from './switch-organ';

/** Actions on an organisation besides those of every tree, with their confirmations. */
export function useOrganRequests(
  rows: readonly OrganNode[],
  { carryOut }: TreeRequests<OrganNode>,
) {
  const { t } = phrases.use();
  const [ask, questions] = useQuestion();
  const [changeStatus] = data.useOrganChangeStatusMutation();
  const [sort] = data.useOrganSortMutation();
  const [join] = data.useOrganJoinMutation();

  const setStatus = ({ id, name, version }: Organ, status: Organ['status']) =>
    void carryOut(
      name,
      () => changeStatus({ id, version, status }),
      () => toast.success(t(status === 'active' ? 'organ.enabled' : 'organ.disabled', { name })),
    );

  const enter = async (organ: Organ): Promise<void> => {
    if (!(await unsaved.mayLeave())) return;
    let { actor } = organ;
    const send = async () => {
      if (actor !== null) return {};
      const joined = await join({ id: organ.id });
      actor = joined.data?.id ?? null;
      return joined;
    };
    await carryOut(organ.name, send, () => {
      // The call has shown the failure.
      if (actor !== null) void switchOrgan(organ, actor).catch(() => unsaved.stayed());
    });
  };

  return {
    questions,
    enable: (organ: Organ) => setStatus(organ, 'active'),
    disable: (organ: Organ) =>
      ask({
        title: t('organ.disableTitle', { name: organ.name }),
        content: t('organ.disableHint', { staff: organ.staff, students: organ.students }),
        okText: t('organ.disable'),
        cancelText: t('merge.cancel'),
        danger: true,
        onOk: () => setStatus(organ, 'disabled'),
      }),
    step: ({ id, name }: Organ, offset: 1 | -1) => {
      const ids = afterStep(rows, id, offset);
      if (ids)
        void carryOut(
          name,
          () => sort({ ids: [...ids] }),
          () => {},
        );
    },
    switchOrgan: (organ: Organ) => {
      if (organ.actor !== null) return void enter(organ);
      ask({
        title: t('organ.joinTitle', { name: organ.name }),
        content: t('organ.joinHint'),
        okText: t('organ.join'),
        cancelText: t('merge.cancel'),
        onOk: () => void enter(organ),
      });
    },
  };
}
