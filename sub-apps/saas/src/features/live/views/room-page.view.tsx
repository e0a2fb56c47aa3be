import { PageLink, useDelayed, usePageTitle } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { Alert, Button, Empty, theme } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRoom } from '../data/room.hook';
import { phrases } from '../phrases';
import { RoomEntry } from './room-entry.view';
import { RoomFacts } from './room-facts.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { token } = theme.useToken();
  usePageTitle(title, null);
  return (
    <section
      aria-label={title}
      data-fits-phone
      style={{
        boxSizing: 'border-box',
        minHeight: '100vh',
        padding: token.padding,
        display: 'grid',
        placeItems: 'center',
        background: token.colorBgLayout,
        color: token.colorText,
      }}
    >
      <div
        style={{
          boxSizing: 'border-box',
          width: '100%',
          maxWidth: 640,
          padding: token.paddingLG,
          borderRadius: token.borderRadiusLG,
          background: token.colorBgContainer,
        }}
      >
        {children}
      </div>
    </section>
  );
}

/** /saas/zegoroomkit?live=…: the details of a session, and the entrance while it is open. */
export default function RoomPage() {
  const { t } = phrases.use();
  const [search] = useSearchParams();
  const id = search.get('live') ?? '';
  const { load, room, now, refetch } = useRoom(id);
  const isSlow = useDelayed(load.status === 'loading', 200);
  const { token } = theme.useToken();
  const backLink = (
    <PageLink to="/" style={{ color: token.colorLink }}>
      {t('toHome')}
    </PageLink>
  );
  if (id === '') {
    return (
      <Frame title={t('room')}>
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={<h1 style={{ margin: 0, font: 'inherit' }}>{t('noRoom')}</h1>}
        >
          {backLink}
        </Empty>
      </Frame>
    );
  }
  if (load.status === 'failed' && !room) {
    return (
      <Frame title={t('room')}>
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('roomFailed')}
          description={load.message}
          action={<Button onClick={refetch}>{t('retry')}</Button>}
        />
        <p>{backLink}</p>
      </Frame>
    );
  }
  if (!room)
    return <Frame title={t('room')}>{isSlow && <p role="status">{t('loading')}</p>}</Frame>;
  return (
    <Frame title={room.title}>
      <RoomFacts room={room} />
      <RoomEntry room={room} now={now} />
      <p style={{ marginBlockEnd: 0 }}>{backLink}</p>
    </Frame>
  );
}
