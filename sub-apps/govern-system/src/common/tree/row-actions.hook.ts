import { useQuestion } from '@edu/shared-utility/admin';
import type { ReactElement } from 'react';
import { phrases } from './phrases';
import type { TreeAction } from './row-panel.view';
import type { TreeRow } from './tree-data';
import type { RowRights, TreePageProps } from './tree-page.types';

const everything: RowRights = { edit: true, add: true, move: true, remove: true };

/** The buttons of a row: those of all trees and the page's own, with their confirmations. */
export function useRowActions<T extends TreeRow<T>>(
  props: TreePageProps<T>,
  onMove: (row: T) => void,
): readonly [(row: T) => TreeAction[], ReactElement] {
  const { t } = phrases.use();
  const [ask, questions] = useQuestion();
  const { requests, mayWrite, onAsk } = props;
  const remove = (row: T) =>
    ask({
      title: t('deleteTitle', { name: row.name }),
      content: props.deleteHint,
      okText: t('delete'),
      danger: true,
      cancelText: t('cancel'),
      onOk: () => requests.remove(row),
    });
  const actionsOf = (row: T): TreeAction[] => {
    const rights = props.rights?.(row) ?? everything;
    const { busy } = requests;
    const all: readonly (TreeAction & { readonly may: boolean })[] = [
      {
        key: 'edit',
        may: rights.edit,
        label: t('edit'),
        onClick: () => onAsk({ row, parentId: row.parentId }),
      },
      {
        key: 'add',
        may: rights.add,
        label: props.addBelowLabel?.(row) ?? t('addBelow'),
        onClick: () => onAsk({ row: null, parentId: row.id }),
      },
      {
        key: 'move',
        may: rights.move,
        label: t('move'),
        disabled: busy,
        onClick: () => onMove(row),
      },
      ...(props.extraActions?.(row) ?? []).map((action) => ({ ...action, may: true })),
      {
        key: 'delete',
        may: rights.remove,
        label: t('delete'),
        danger: true,
        disabled: busy || props.noDeleteReason(row) !== null,
        onClick: () => remove(row),
      },
    ];
    return mayWrite ? all.filter((item) => item.may) : [];
  };
  return [actionsOf, questions];
}
