import { formatDate, toFailure, useLoad, useOverlay } from '@edu/shared-utility';
import { Alert, Button, Flex, Modal, theme } from 'antd';
import { useState } from 'react';
import { changeFeed, readFeed } from '../data/calendar-feed';
import { phrases } from '../phrases';
import { NewAddress } from './new-address.view';

export const prepare = (): Promise<void> => phrases.load();

export interface CalendarFeedProps {
  readonly onClose: () => void;
}

/** Creates, renews and deletes the person's calendar feed of live sessions. */
export default function CalendarFeedDialog({ onClose }: CalendarFeedProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  useOverlay(onClose);
  const [load, reload] = useLoad(readFeed);
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<'open' | 'close' | null>(null);
  const [problem, setProblem] = useState('');
  const act = async (action: 'open' | 'close'): Promise<void> => {
    setBusy(action);
    setProblem('');
    try {
      const feed = await changeFeed(action);
      setUrl(feed?.url ?? null);
      reload();
    } catch (error) {
      setProblem(toFailure(error).message);
    }
    setBusy(null);
  };
  const state = load.status === 'ready' ? load.data : null;
  const since = state?.createdAt ?? null;
  return (
    <Modal open title={t('feed.title')} onCancel={onClose} footer={null}>
      <p style={{ marginBlockStart: 0 }}>{t('feed.hint')}</p>
      {load.status === 'failed' && (
        <Alert
          role="alert"
          type="error"
          title={load.message}
          action={<Button onClick={reload}>{t('retry')}</Button>}
        />
      )}
      {problem && <Alert role="alert" type="error" title={problem} />}
      {url !== null && <NewAddress url={url} />}
      {url === null && since !== null && (
        <p>
          {t('feed.since', { at: formatDate(since, 'datetime') })}
          {state?.usedAt
            ? t('feed.used', { at: formatDate(state.usedAt, 'datetime') })
            : t('feed.unused')}
        </p>
      )}
      {state && (
        <Flex wrap gap="small" style={{ marginBlockStart: token.margin }}>
          <Button
            type={since === null ? 'primary' : 'default'}
            loading={busy === 'open'}
            disabled={busy !== null}
            onClick={() => void act('open')}
          >
            {t(since === null ? 'feed.make' : 'feed.renew')}
          </Button>
          {since !== null && (
            <Button
              danger
              loading={busy === 'close'}
              disabled={busy !== null}
              onClick={() => void act('close')}
            >
              {t('feed.end')}
            </Button>
          )}
        </Flex>
      )}
    </Modal>
  );
}
