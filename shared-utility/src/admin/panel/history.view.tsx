import { loadedOf } from '@edu/shared-utility/data';
import { Button, Skeleton, theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { RowHistory } from '../list/panel.types';
import { Change } from './change.view';
import { phrases } from './phrases';

const pageSize = 10;

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<void> => phrases.load();

export interface HistoryProps<Row> {
  readonly row: Row;
  readonly history: RowHistory<Row>;
}

interface PageProps<Row> extends HistoryProps<Row> {
  readonly pageNum: number;
  readonly isLast: boolean;
  readonly onNextPage: () => void;
}

function HistoryPage<Row>({ row, history, pageNum, isLast, onNextPage }: PageProps<Row>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = history.useRead(row, { pageNum, pageSize });
  const { refreshKey } = history;
  const keyBefore = useRef(refreshKey);
  const { refetch } = read;
  useEffect(() => {
    if (keyBefore.current === refreshKey) return;
    keyBefore.current = refreshKey;
    refetch();
  }, [refreshKey, refetch]);
  const load = loadedOf(read);
  if (load.status === 'failed') {
    return (
      <li role="alert">
        {load.message}{' '}
        <Button size="small" onClick={() => void read.refetch()}>
          {t('retry')}
        </Button>
      </li>
    );
  }
  if (!load.data) {
    return (
      <li role="status" aria-label={t('loading')}>
        <Skeleton active title={false} />
      </li>
    );
  }
  const { list, total } = load.data;
  return (
    <>
      {total === 0 && <li style={{ color: token.colorTextSecondary }}>{t('noHistory')}</li>}
      {list.map((change) => (
        <Change key={change.id} change={change} history={history} />
      ))}
      {isLast && total > pageNum * pageSize && (
        <li style={{ paddingTop: token.paddingXS }}>
          <Button onClick={onNextPage}>{t('further')}</Button>
        </li>
      )}
    </>
  );
}

/** Change history of a row: who changed what and when, newest first, ten at a time. */
export function History<Row>({ row, history }: HistoryProps<Row>) {
  const { t } = phrases.use();
  const [pages, setPages] = useState(1);
  return (
    <ul aria-label={t('history')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((pageNum) => (
        <HistoryPage
          key={pageNum}
          row={row}
          history={history}
          pageNum={pageNum}
          isLast={pageNum === pages}
          onNextPage={() => setPages(pages + 1)}
        />
      ))}
    </ul>
  );
}

export default History;
