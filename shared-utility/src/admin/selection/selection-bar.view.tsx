import { offerUndo, toast, type UndoOffer, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Flex, theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from '../list/bulk.types';
import { useQuestion } from '../question.hook';
import { BulkRefused } from './bulk-refused.view';
import { phrases } from './phrases';
import { type BulkOutcome, runBulk } from './run-bulk';
import type { Selection } from './selection.hook';

export const prepare = (): Promise<void> => phrases.load();

export interface SelectionBarProps<Row = unknown> {
  readonly selection: Selection<Row>;
  readonly actions: readonly BulkAction<Row>[];
  /** Number of rows that match the filters. */
  readonly total: number;
  idOf(row: Row): string;
  nameOf(row: Row): string;
  /** Refetches the rows after a refusal, since they may have changed. */
  onRefused(): void;
}

interface Running {
  readonly count: number;
  readonly answered: number;
}

/** The bar at the lower edge: number of selected rows, their actions, and the result. */
export default function SelectionBar(props: SelectionBarProps) {
  const { selection, actions, total, nameOf } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [askFirst, dialogs] = useQuestion();
  const appSignal = useAppLife();
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<(BulkOutcome<unknown> & { action: BulkAction }) | null>(
    null,
  );
  const stop = useRef<AbortController | null>(null);
  /** An action's own question is open, or its code is loading, so a second press is ignored. */
  const isAsking = useRef(false);
  useEffect(() => () => stop.current?.abort(), []);

  const rows = [...selection.rows.values()];
  const count = selection.isAll ? total : rows.length;
  const offered = actions.filter(({ send, sendAll }) => (selection.isAll ? sendAll : send));
  const maySelectAll =
    actions.some(({ sendAll }) => sendAll) && total > rows.length && !selection.isAll;

  const announce = (words: string | UndoOffer): void => {
    if (typeof words === 'string') toast.success(words);
    else void offerUndo(words);
  };
  const runForEach = async (action: BulkAction, chosen: readonly unknown[]): Promise<void> => {
    const { send } = action;
    if (!send) return;
    const controller = new AbortController();
    stop.current = controller;
    const onProgress = (answered: number) => setRunning({ count: chosen.length, answered });
    onProgress(0);
    const bulkResult = chosen.length > 1 && (await action.sendMany?.(chosen));
    const rowsToSend = bulkResult && !bulkResult.error ? [] : chosen;
    const result = await runBulk(rowsToSend, send, onProgress, controller.signal);
    if (appSignal.aborted) return;
    setRunning(null);
    const remaining = [...result.refused.map(({ row }) => row), ...result.left];
    const doneRows = chosen.filter((row) => !remaining.includes(row));
    selection.set(doneRows, false);
    // Those that were done can be undone even if others were refused or stopped.
    if (doneRows.length > 0) announce(action.done(doneRows.length, doneRows));
    if (result.refused.length === 0) return;
    props.onRefused();
    setOutcome({ ...result, action });
  };
  const runForAll = async (action: BulkAction): Promise<void> => {
    setRunning({ count, answered: 0 });
    const answer = await action.sendAll?.(count);
    if (appSignal.aborted) return;
    setRunning(null);
    if (answer?.error) {
      toast.error(failureOf(answer.error).message);
      // The number of matching rows may have changed.
      props.onRefused();
    } else {
      selection.clear();
      announce(answer?.started ?? action.done(count, []));
    }
  };
  const carryOut = (action: BulkAction): void =>
    void (selection.isAll ? runForAll(action) : runForEach(action, rows));
  const confirmAction = async (action: BulkAction): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if (action.ask && !(await action.ask(count, selection.isAll))) return;
    } finally {
      isAsking.current = false;
    }
    const question = action.confirm?.(count, selection.isAll);
    if (!question) {
      carryOut(action);
      return;
    }
    const { title, hint } = question;
    askFirst({
      title,
      content: hint,
      okText: action.label,
      danger: !!action.danger,
      onOk: () => carryOut(action),
    });
  };

  if (count === 0 && !outcome && !running) return <>{dialogs}</>;
  return (
    <section
      aria-label={t('bar')}
      style={{
        position: 'sticky',
        zIndex: 3,
        insetBlockEnd: 0,
        marginTop: token.margin,
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgElevated,
        boxShadow: token.boxShadowSecondary,
      }}
    >
      <Flex gap="small" align="center" wrap>
        <span role="status" style={{ flex: 1, minWidth: 120 }}>
          {running
            ? t('running', { done: running.answered, count: running.count })
            : t(selection.isAll ? 'allMatching' : 'chosen', { count })}
        </span>
        {running && !selection.isAll && (
          <Button onClick={() => stop.current?.abort()}>{t('stop')}</Button>
        )}
        {!running && maySelectAll && (
          <Button type="link" onClick={() => selection.setAll()}>
            {t('chooseAll', { count: total })}
          </Button>
        )}
        {!running &&
          offered.map((action) => (
            <Button
              key={action.key}
              danger={!!action.danger}
              onClick={() => void confirmAction(action)}
            >
              {action.label}
            </Button>
          ))}
        {!running && (
          <Button type="text" onClick={() => selection.clear()}>
            {t('clear')}
          </Button>
        )}
      </Flex>
      {outcome && (
        <BulkRefused
          outcome={outcome}
          nameOf={(row) => nameOf(row)}
          onRetry={() => {
            setOutcome(null);
            void runForEach(
              outcome.action,
              outcome.refused.map(({ row }) => selection.rows.get(props.idOf(row)) ?? row),
            );
          }}
          onClose={() => setOutcome(null)}
        />
      )}
      {dialogs}
    </section>
  );
}
