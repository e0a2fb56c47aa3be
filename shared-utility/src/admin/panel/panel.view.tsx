import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { useNarrow } from '@edu/shared-utility';
import { Alert, Button, Flex, Modal, Skeleton, theme } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Panel } from '../list/panel.types';
import { RowActions } from '../list/row-actions.view';
import type { RowAction } from '../list/types';
import type { List } from '../query/use-list.hook';
import { PanelBody } from './panel-body.view';
import { unseen, usePanelFocus } from './panel-focus.hook';
import { phrases } from './phrases';
import { useSteps } from './steps.hook';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<void> => phrases.load();

export interface PanelProps<Row = unknown> {
  readonly panel: Panel<Row>;
  readonly list: List;
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether the rows belong to the current address. */
  readonly isSettled: boolean;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly RowAction<Row>[];
  readonly busy: readonly string[];
  readonly onAct: (action: RowAction<Row>, row: Row) => void;
}

/** The details of one row: beside the list, which stays usable; on a phone instead of it. */
export default function PanelView(props: PanelProps) {
  const { panel, list, rows, total, isSettled, idOf, nameOf, actions, busy, onAct } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const rowId = list.rowId ?? '';
  const steps = useSteps({ list, ids: rows.map(idOf), total, isSettled });
  const current = rows.find((row) => idOf(row) === rowId);
  // A row that has left the list since it was opened is still shown.
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  const row = current ?? (last !== undefined && idOf(last) === rowId ? last : undefined);
  const isAbsent = isSettled && current === undefined && !steps.isOnTheWay;
  const name = row === undefined ? '' : nameOf(row);
  const title = name || t(isAbsent ? 'absentTitle' : 'loading');
  const { box, heading } = usePanelFocus(rowId);
  /** The row that an action of this panel may have deleted. */
  const ended = useRef('');
  const isEnded = isAbsent && ended.current === rowId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isEnded) steps.close();
  }, [isEnded]);

  const toolButton = (label: string, icon: ReactNode, go: (() => void) | null, mark: object) => (
    <Button
      type="text"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={go === null}
      onClick={() => go?.()}
      {...mark}
    />
  );
  const content = (
    <div ref={box} data-row-panel={rowId}>
      <Flex align="center" gap="small" style={{ marginBottom: token.marginSM }}>
        <h2
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          style={{
            flex: 1,
            minWidth: 0,
            margin: 0,
            outline: 'none',
            fontSize: token.fontSizeLG,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </h2>
        {toolButton(t('previous'), <UpOutlined aria-hidden />, steps.previous, {
          'data-panel-step': -1,
        })}
        {toolButton(t('next'), <DownOutlined aria-hidden />, steps.next, { 'data-panel-step': 1 })}
        {toolButton(t('close'), <CloseOutlined aria-hidden />, steps.close, {
          'data-panel-close': '',
        })}
      </Flex>
      {steps.place !== null && (
        <p style={{ margin: `0 0 ${token.marginSM}px`, color: token.colorTextSecondary }}>
          {t('place', { at: steps.place, total })}
        </p>
      )}
      {isAbsent && (
        <Alert type="warning" showIcon title={t('absent')} style={{ marginBottom: token.margin }} />
      )}
      {row === undefined && !isAbsent && <Skeleton active />}
      {row !== undefined && (
        <>
          {current !== undefined && actions.length > 0 && (
            <div style={{ marginBottom: token.marginLG }}>
              <RowActions<unknown>
                row={row}
                name={name}
                actions={actions}
                isBusy={busy.includes(rowId)}
                onAct={(action, actedRow) => {
                  if (action.confirm) ended.current = rowId;
                  onAct(action, actedRow);
                }}
              />
            </div>
          )}
          <PanelBody key={rowId} row={row} panel={panel} />
        </>
      )}
    </div>
  );
  const label = row === undefined ? title : t('details', { name });
  if (isNarrow) {
    return (
      <Modal
        open
        title={<span style={unseen}>{label}</span>}
        footer={null}
        closable={false}
        width="100%"
        style={{ top: 0, maxWidth: '100vw', margin: 0, padding: 0 }}
        styles={{ container: { minHeight: '100dvh', borderRadius: 0 } }}
        onCancel={steps.close}
      >
        {content}
      </Modal>
    );
  }
  return (
    <aside
      aria-label={label}
      style={{
        position: 'sticky',
        top: token.margin,
        boxSizing: 'border-box',
        flex: '0 0 auto',
        width: 'clamp(320px, 32%, 440px)',
        maxHeight: 'calc(100vh - 160px)',
        overflow: 'auto',
        paddingInlineStart: token.paddingLG,
        borderInlineStart: `1px solid ${token.colorSplit}`,
      }}
    >
      {content}
    </aside>
  );
}
