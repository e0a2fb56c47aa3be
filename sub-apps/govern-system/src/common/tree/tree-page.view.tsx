import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type Loaded, useNarrow } from '@edu/shared-utility';
import { Button, Flex, Modal, theme } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Failed } from '../states/failed.view';
import { Stale } from '../states/stale.view';
import { MoveDialog } from './move-dialog.view';
import { phrases } from './phrases';
import { RowPanel } from './row-panel.view';
import { SearchedTree } from './searched-tree.view';
import { flatten, type TreeRow } from './tree-data';
import type { TreeOrders } from './tree-orders.hook';
import { TreeEmpty, TreeSkeleton } from './tree-states.view';

export interface TreePageProps<T> {
  readonly title: string;
  readonly load: Loaded<T[]>;
  readonly reload: () => void;
  readonly orders: TreeOrders<T>;
  /** null until the server has said so */
  readonly mayWrite: boolean | null;
  /** What stands beside a row's name in the tree. */
  readonly meta: (row: T) => string;
  /** What is known of a row, for the panel beside the tree. */
  readonly facts: (row: T, rows: readonly T[]) => readonly { label: string; value: ReactNode }[];
  /** Why a row cannot be deleted now; null where it can. */
  readonly keeps: (row: T) => string | null;
  readonly empty: string;
  readonly deleteHint: string;
  /** The form for a row, or for a new one below `parentId`. */
  readonly form: (asked: TreeFormAsked<T>, onClose: () => void) => ReactNode;
  readonly links?: (row: T) => ReactNode;
}

export interface TreeFormAsked<T> {
  readonly row: T | null;
  readonly parentId: string | null;
}

/** A page of rows in a tree: search, add, change, move by mouse or by keyboard, delete. */
export function TreePage<T extends TreeRow<T>>(props: TreePageProps<T>) {
  const { title, load, reload, orders, mayWrite, form } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const narrow = useNarrow();
  const [modal, dialogs] = Modal.useModal();
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<TreeFormAsked<T> | null>(null);
  const [moving, setMoving] = useState<T | null>(null);
  const rows = load.status === 'ready' || load.status === 'loading' ? load.data : undefined;
  const all = flatten(rows ?? []);
  const chosen = all.find(({ id }) => id === address.get('id'));
  const canWrite = mayWrite === true && !orders.busy;

  const choose = (id: string | null): void => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('id', id);
        else next.delete('id');
        return next;
      },
      { replace: true },
    );
  };
  const askToDelete = (row: T): void => {
    modal.confirm({
      title: t('deleteTitle', { name: row.name }),
      content: props.deleteHint,
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => orders.remove(row),
    });
  };
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => setAsked({ row: null, parentId: null })}
    >
      {t('add')}
    </Button>
  );
  return (
    <section
      aria-label={title}
      data-fits-phone
      style={{
        margin: `0 ${narrow ? token.marginXS : token.marginLG}px ${token.marginLG}px`,
        padding: narrow ? token.padding : token.paddingLG,
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <Flex
        justify="space-between"
        align="center"
        gap="small"
        style={{ marginBottom: token.margin }}
      >
        <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>{title}</h1>
        {rows && rows.length > 0 && mayWrite && add}
      </Flex>
      <Stale stale={orders.stale} onClose={orders.closeStale} />
      {load.status === 'failed' && <Failed message={load.message} onRetry={reload} />}
      {load.status !== 'failed' && !rows && <TreeSkeleton />}
      {rows && rows.length === 0 && <TreeEmpty text={props.empty} action={mayWrite ? add : null} />}
      {rows && rows.length > 0 && (
        <Flex vertical={narrow} gap="large" align={narrow ? 'stretch' : 'flex-start'}>
          <div style={{ flex: '1 1 0', minWidth: 0 }}>
            <SearchedTree
              label={title}
              rows={rows}
              chosen={chosen?.id ?? null}
              meta={props.meta}
              onChoose={choose}
              onMove={canWrite ? orders.move : null}
            />
          </div>
          {chosen && (
            <RowPanel
              row={chosen}
              narrow={narrow}
              facts={props.facts(chosen, rows)}
              keeps={props.keeps(chosen)}
              mayWrite={mayWrite === true}
              busy={orders.busy}
              onAdd={() => setAsked({ row: null, parentId: chosen.id })}
              onEdit={() => setAsked({ row: chosen, parentId: chosen.parentId })}
              onMove={() => setMoving(chosen)}
              onDelete={() => askToDelete(chosen)}
              onClose={() => choose(null)}
            >
              {props.links?.(chosen)}
            </RowPanel>
          )}
        </Flex>
      )}
      {asked && form(asked, () => setAsked(null))}
      {moving && rows && (
        <MoveDialog
          row={moving}
          rows={rows}
          onClose={() => setMoving(null)}
          onMove={(parentId) => {
            setMoving(null);
            orders.move(moving, parentId);
          }}
        />
      )}
      {dialogs}
    </section>
  );
}
