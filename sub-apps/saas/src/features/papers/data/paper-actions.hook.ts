import { type PaperStatus, type PaperSummary, type UndoOffer, useCan } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { failureOf, mayMovePaper, type PaperMove } from '@edu/shared-utility/data';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';

export const enabled: PaperStatus = 1;
export const disabled: PaperStatus = 2;

/** Enabling and disabling, each with the other as undo. */
export function useStateActions() {
  const { t } = phrases.use();
  const [move] = data.usePaperUpdateStatusByIdMutation();
  const to =
    (status: PaperStatus) =>
    ({ id, version }: Pick<PaperSummary, 'id' | 'version'>) =>
      move({ id, version, status });
  return {
    enable: to(enabled),
    disable: to(disabled),
    enabled: ({ title }: PaperSummary): string => t('done.enabled', { title }),
    disabled: ({ id, title }: PaperSummary): UndoOffer => ({
      message: t('done.disabled', { title }),
      undo: () => move({ id, status: enabled }).unwrap(),
      undone: t('undone'),
      failed: (error) => failureOf(error).message,
    }),
  };
}

/** The actions on a paper of the list, following the table of transitions. */
export function usePaperActions(): RowAction<PaperSummary>[] {
  const { t } = phrases.use();
  const can = useCan();
  const states = useStateActions();
  const [copy] = data.usePaperCopyMutation();
  const [remove] = data.usePaperDeleteMutation();
  const isForbidden = (move: PaperMove) => (paper: PaperSummary) => !mayMovePaper(move, paper);
  return [
    {
      key: 'edit',
      label: t('act.edit'),
      labelOf: (paper) =>
        t(can('paper.write') && mayMovePaper('edit', paper) ? 'act.edit' : 'act.open'),
      to: ({ id }) => `/paper/${id}`,
    },
    {
      key: 'enable',
      label: t('act.enable'),
      permission: 'paper.publish',
      hidden: isForbidden('enable'),
      send: states.enable,
      done: states.enabled,
    },
    {
      key: 'disable',
      label: t('act.disable'),
      permission: 'paper.publish',
      hidden: isForbidden('disable'),
      send: states.disable,
      done: states.disabled,
    },
    {
      key: 'preview',
      label: t('act.preview'),
      inMenu: true,
      to: ({ id }) => `/paper/${id}/preview`,
    },
    {
      key: 'copy',
      label: t('act.copy'),
      permission: 'paper.write',
      inMenu: true,
      send: ({ id }) => copy({ id }),
      done: ({ title }) => t('done.copied', { title }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      permission: 'paper.write',
      danger: true,
      inMenu: true,
      hidden: (paper) => !mayMovePaper('delete', { ...paper, examCount: 0 }),
      disabled: ({ examCount }) => (examCount > 0 ? t('inUse', { count: examCount }) : null),
      confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: ({ title }) => t('done.deleted', { title }),
    },
  ];
}
