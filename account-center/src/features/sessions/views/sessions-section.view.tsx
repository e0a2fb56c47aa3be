import { type AccountSession, formatDate } from '@edu/shared-utility';
import { Button, Flex, Tag, theme } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionLoad } from '../../../common/section-load.view';
import { morePhrases } from '../../../phrases/more';
import { deviceOf } from '../data/device';
import { selectSessions, sessionsActions } from '../data/sessions.slice';

/** Where one is logged in, and the way to end it there. */
export function SessionsSection() {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const { load, ending } = useSelector(selectSessions);
  useEffect(() => {
    dispatch(sessionsActions.requested());
  }, [dispatch]);
  const others = load.status === 'ready' && load.data.some(({ current }) => !current);
  const end = (which: string) => dispatch(sessionsActions.endRequested(which));

  const row = (session: AccountSession) => {
    const device = deviceOf(session.userAgent) ?? t('sessions.unknown');
    return (
      <li key={session.sessionId} style={{ padding: `${token.paddingSM}px 0` }}>
        <Flex align="center" gap="middle">
          <div style={{ flex: 1, minWidth: 0 }}>
            <div>
              {device}{' '}
              {session.current && (
                <Tag color="success" variant="filled">
                  {t('sessions.current')}
                </Tag>
              )}
            </div>
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {session.ip} · {formatDate(session.lastSeenAt, 'datetime')}
            </div>
          </div>
          {!session.current && (
            <Button
              type="link"
              style={{ paddingInline: 0 }}
              loading={ending === session.sessionId}
              disabled={ending !== null}
              aria-label={t('sessions.endNamed', { device })}
              onClick={() => end(session.sessionId)}
            >
              {t('sessions.end')}
            </Button>
          )}
        </Flex>
      </li>
    );
  };

  return (
    <SectionLoad
      title={t('sessions.title')}
      load={load}
      onRetry={() => dispatch(sessionsActions.requested())}
      extra={
        others && (
          <Button
            loading={ending === 'others'}
            disabled={ending !== null}
            onClick={() => end('others')}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {(sessions) => (
        <>
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>{sessions.map(row)}</ul>
          {sessions.some(({ scope }) => scope === 'shell') && (
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {t('sessions.partial')}
            </div>
          )}
        </>
      )}
    </SectionLoad>
  );
}
