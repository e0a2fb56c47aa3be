import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useNarrow } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { FailedPanel } from '../states/failed.view';
import { RefusedRequest } from '../states/refused-request.view';
import { useChosenRow } from './chosen-row.hook';
import { MoveDialog } from './move-dialog.view';
import { PhoneLayer } from './phone-layer.view';
import { phrases } from './phrases';
import { useRowActions } from './row-actions.hook';
import { RowPanel } from './row-panel.view';
import { SearchedTree } from './searched-tree.view';
import { flatten, type TreeRow } from './tree-data';
import type { TreePageProps } from './tree-page.types';
import { TreeEmpty, TreeSkeleton } from './tree-states.view';

/** A page with a tree: search, add, change, move by mouse or keyboard, delete. */
export function TreePage<T extends TreeRow<T>>(props: TreePageProps<T>) {
  const { title, load, reload, requests, mayWrite, onAsk, placesFor } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const narrow = useNarrow();
  const [chosenId, choose] = useChosenRow(narrow);
  const [moving, setMoving] = useState<T | null>(null);
  const [actionsOf, questions] = useRowActions(props, setMoving);
  const rows = load.status === 'ready' || load.status === 'loading' ? load.data : undefined;
  const allRows = flatten(rows ?? []);
  const named = allRows.find(({ id }) => id === chosenId);
  // Beside the tree a row is always shown, by default the first one.
  const chosen = named ?? (narrow ? undefined : allRows[0]);
  const canWrite = mayWrite === true && !requests.busy;

  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => onAsk({ row: null, parentId: null })}
    >
      {props.addLabel ?? t('add')}
    </Button>
  );
  const mayDrop = (row: T, parentId: string | null): boolean => {
    if (props.rights && !props.rights(row).move) return false;
    return !placesFor || flatten(placesFor(row)).some(({ id }) => id === parentId);
  };
  const panel = chosen && rows && (
    <RowPanel
      row={chosen}
      facts={props.facts(chosen, rows)}
      actions={actionsOf(chosen)}
      noDeleteReason={mayWrite ? props.noDeleteReason(chosen) : null}
      history={props.history as never}
      onClose={narrow ? () => choose(null) : undefined}
    />
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
        wrap
        justify="space-between"
        align="center"
        gap="small"
        style={{ marginBottom: token.margin }}
      >
        <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>{title}</h1>
        {rows && rows.length > 0 && mayWrite && add}
      </Flex>
      <RefusedRequest stale={requests.stale} onClose={requests.closeStale} />
      {load.status === 'failed' && <FailedPanel message={load.message} onRetry={reload} />}
      {load.status !== 'failed' && !rows && <TreeSkeleton />}
      {rows && rows.length === 0 && <TreeEmpty text={props.empty} action={mayWrite ? add : null} />}
      {rows && rows.length > 0 && (
        <Flex wrap gap={token.marginLG} align="flex-start">
          <div style={{ flex: '1 1 280px', minWidth: 0 }}>
            <SearchedTree
              label={title}
              rows={rows}
              chosen={chosen?.id ?? null}
              meta={props.meta}
              onChoose={choose}
              onMove={canWrite ? requests.move : null}
              mayDrop={mayDrop}
              rootsStandOut={props.rootsStandOut === true}
            />
          </div>
          {panel && !narrow && (
            <div
              style={{
                flex: '2 1 400px',
                minWidth: 0,
                boxSizing: 'border-box',
                paddingInlineStart: token.paddingLG,
                borderInlineStart: `1px solid ${token.colorSplit}`,
              }}
            >
              {panel}
            </div>
          )}
        </Flex>
      )}
      {panel && narrow && <PhoneLayer onClose={() => choose(null)}>{panel}</PhoneLayer>}
      {moving && rows && (
        <MoveDialog
          row={moving}
          rows={placesFor?.(moving) ?? rows}
          hasTop={!placesFor}
          onClose={() => setMoving(null)}
          onMove={(parentId) => {
            setMoving(null);
            requests.move(moving, parentId);
          }}
        />
      )}
      {questions}
    </section>
  );
}
