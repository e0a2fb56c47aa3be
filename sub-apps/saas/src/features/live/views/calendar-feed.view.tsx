import { formatDate, toFailure, useLoad, useOverlay } from '@edu/shared-utility';
import { Alert, Button, Flex, Modal, theme } from 'antd';
import { useState } from 'react';
import { changeFeed, readFeed } from '../data/calendar-feed';
import { phrases } from '../phrases';

export const prepare = (): Promise<void> => phrases.load();

export interface CalendarFeedProps {
  readonly onClose: () => void;
}

/** The address of the feed, which the server returns only once: to copy, or to open in a calendar program. */
function NewAddress({ url }: { readonly url: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [status, setStatus] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setStatus(t('feed.copied')),
      // Without clipboard permission the address can be copied from its field.
      () => setStatus(t('feed.notCopied')),
    );
  return (
    <>
      <p>{t('feed.once')}</p>
      <input
        readOnly
        aria-label={t('feed.address')}
        value={url}
        onFocus={({ target }) => target.select()}
        style={{
          boxSizing: 'border-box',
          width: '100%',
          padding: `${token.paddingXXS}px ${token.paddingSM}px`,
          border: `1px solid ${token.colorBorder}`,
          borderRadius: token.borderRadius,
          background: token.colorBgContainer,
          color: token.colorText,
          font: 'inherit',
        }}
      />
      <Flex wrap gap="small" align="center" style={{ marginBlockStart: token.marginXS }}>
        <Button type="primary" onClick={copy}>
          {t('feed.copy')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')}>{t('feed.programme')}</a>
        <span role="status">{status}</span>
      </Flex>
    </>
  );
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
