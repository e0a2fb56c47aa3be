import { type Exam, FailedNotice, formatNumber, type Sitter, useCan } from '@edu/shared-utility';
import { SearchField } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { Pager } from '../../../common/pager.view';
import { pageSize, useBoard } from '../data/board.hook';
import { phrases } from '../phrases';
import { type SitterAction, SitterDialog } from './sitter-dialog.view';
import { SitterRow } from './sitter-row.view';

const states = ['absent', 'sitting', 'submitted', 'marked'] as const;

/** The invigilation page: who takes the exam, their progress and remaining time. */
export default function BoardTab({ exam }: { readonly exam: Exam }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  const [state, setState] = useState<Sitter['state'] | null>(null);
  const [input, setInput] = useState('');
  const [pageNum, setPage] = useState(1);
  const [action, setAction] = useState<SitterAction | null>(null);
  const keyword = input.trim();
  const isRunning = exam.status === 'published' && exam.phase !== 'over';
  const { read, board, now } = useBoard(
    { id: exam.id, pageNum, ...(state && { state }), ...(keyword && { keyword }) },
    isRunning,
  );
  if (read.error && !board) {
    return (
      <FailedNotice
        title={t('failed')}
        hint={failureOf(read.error).message}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!board) return <Skeleton active />;
  const everybody = states.reduce((sum, item) => sum + board[item], 0);
  const choose = (next: Sitter['state'] | null): void => {
    setState(next);
    setPage(1);
  };
  const { list, total } = board.sitters;
  return (
    <>
      <Flex gap="small" wrap align="center">
        <Button
          type={state === null ? 'primary' : 'default'}
          aria-pressed={state === null}
          onClick={() => choose(null)}
        >
          {t('board.all')} {formatNumber(everybody)}
        </Button>
        {states.map((item) => (
          <Button
            key={item}
            type={state === item ? 'primary' : 'default'}
            aria-pressed={state === item}
            onClick={() => choose(item)}
          >
            {t(`board.${item}`)} {formatNumber(board[item])}
          </Button>
        ))}
        <div style={{ flex: '1 1 180px', maxWidth: 280 }}>
          <SearchField
            label={t('board.keyword')}
            value={input}
            onSearch={(next) => {
              setInput(next);
              setPage(1);
            }}
          />
        </div>
        <span role="status" style={{ color: token.colorTextSecondary }}>
          {read.error ? t('board.stale') : isRunning ? t('board.fresh') : t('board.over')}
        </span>
      </Flex>
      {list.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(everybody === 0 ? 'board.empty' : 'board.none')}
        />
      ) : (
        <ul
          aria-label={t('tabs.board')}
          style={{ listStyle: 'none', margin: `${token.margin}px 0 0`, padding: 0 }}
        >
          {list.map((sitter) => (
            <SitterRow
              key={sitter.userId}
              sitter={sitter}
              exam={exam}
              now={now}
              mayAct={can('exam.grant') && exam.status === 'published'}
              onAction={(kind) => setAction({ kind, sitter })}
            />
          ))}
        </ul>
      )}
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPage} />
      {action && <SitterDialog action={action} examId={exam.id} onClose={() => setAction(null)} />}
    </>
  );
}
