import { FailedNotice } from '@edu/shared-utility';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Skeleton, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { data } from '../data/module-data';
import { phrases } from '../phrases';
import { ChangeCard, ChangeList } from './change-card.view';

const PAGE = 20;

/**
 * The history of changes.
 *
 * @param historyVersion changes with every new entry
 */
export function HistoryTab({ historyVersion }: { historyVersion: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [params, setParams] = useSearchParams();
  const beforeId = Number(params.get('before'));
  const before = Number.isInteger(beforeId) && beforeId > 0 ? beforeId : undefined;
  // One more than shown is requested, to know whether there are older ones.
  const read = data.useImportMapHistoryQuery({ limit: PAGE + 1, ...(before && { before }) });
  const load = loadedOf(read);
  const { refetch } = read;
  const lastStamp = useRef(historyVersion);
  useEffect(() => {
    if (lastStamp.current !== historyVersion) void refetch();
    lastStamp.current = historyVersion;
  }, [historyVersion, refetch]);
  const go = (to: number | null): void => {
    const next = new URLSearchParams(params);
    if (to === null) next.delete('before');
    else next.set('before', String(to));
    setParams(next);
  };
  if (load.status === 'failed') {
    const { message } = failureOf(read.error);
    return (
      <FailedNotice title={t('historyFailed')} hint={message} onRetry={() => void refetch()} />
    );
  }
  if (load.data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  const listedChanges = load.data.slice(0, PAGE);
  const last = listedChanges.at(-1);
  return (
    <>
      {listedChanges.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('historyEmpty')} />
      ) : (
        <ChangeList label={t('tabs.history')}>
          {listedChanges.map((change) => (
            <ChangeCard key={change.id} change={change} />
          ))}
        </ChangeList>
      )}
      <Flex gap="small" style={{ marginBlockStart: token.margin }}>
        {before !== undefined && <Button onClick={() => go(null)}>{t('newest')}</Button>}
        {load.data.length > PAGE && last && (
          <Button onClick={() => go(last.id)}>{t('older')}</Button>
        )}
      </Flex>
    </>
  );
}
