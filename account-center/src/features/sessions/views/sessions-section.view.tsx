import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import TabletOutlined from '@ant-design/icons/es/icons/TabletOutlined';
import { type AccountSession, deviceOf, formatDate } from '@edu/shared-utility';
import { Button, Tag, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { deviceKind } from '../../../common/device-kind';
import { SectionLoad } from '../../../common/section-load.view';
import { morePhrases } from '../../../phrases/more';
import { selectSessions, sessionsActions } from '../data/sessions.slice';
import { EndOthers } from './end-others.view';
import { useFocusAfter } from './focus-after.hook';

const icons = {
  phone: MobileOutlined,
  tablet: TabletOutlined,
  computer: DesktopOutlined,
  unknown: GlobalOutlined,
};

/** The section with the account's sessions and buttons to end them. */
export function SessionsSection() {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const { load, ending, isConfirming } = useSelector(selectSessions);
  useEffect(() => {
    dispatch(sessionsActions.requested());
  }, [dispatch]);
  const others = load.status === 'ready' ? load.data.filter(({ current }) => !current) : [];
  const isConfirmationShown = isConfirming && others.length > 0;
  const wasConfirming = useRef(false);
  wasConfirming.current ||= isConfirmationShown;
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter(list, ending !== null);
  const end = (sessionId: string, pressed: HTMLElement) => {
    focusAfter(pressed);
    dispatch(sessionsActions.endRequested(sessionId));
  };

  const row = (session: AccountSession) => {
    const device = deviceOf(session.userAgent) ?? t('sessions.unknown');
    const Icon = icons[deviceKind(session.userAgent)];
    return (
      <li key={session.sessionId} className="eac-device">
        <Icon
          aria-hidden
          style={{ color: token.colorTextSecondary, fontSize: token.fontSizeHeading4 }}
        />
        <div className="eac-row-text">
          <div className="eac-device-name">
            {device}
            {session.current && (
              <Tag color="success" variant="filled" style={{ margin: 0 }}>
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
            onClick={({ currentTarget }) => end(session.sessionId, currentTarget)}
          >
            {t('sessions.end')}
          </Button>
        )}
      </li>
    );
  };

  return (
    <SectionLoad
      title={t('sessions.title')}
      load={load}
      onRetry={() => dispatch(sessionsActions.requested())}
      extra={
        others.length > 0 &&
        !isConfirmationShown && (
          <Button
            disabled={ending !== null}
            // After the question the focus returns to its button.
            autoFocus={wasConfirming.current}
            onClick={() => dispatch(sessionsActions.asked())}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {(sessions) => (
        <>
          {isConfirmationShown && (
            <EndOthers
              others={others}
              isEnding={ending === 'others'}
              onConfirm={(pressed) => end('others', pressed)}
            />
          )}
          <ul ref={list} className="eac-plain-list">
            {sessions.map(row)}
          </ul>
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
