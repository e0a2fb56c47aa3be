import {
  formatDate,
  type LearnersLive,
  PageLink,
  toast,
  useContextValue,
} from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Flex, Tag, theme } from 'antd';
import { phrases } from '../phrases';
import { data } from './data';
import { saveLiveFile } from './live-file';

const colours = { running: 'success', planned: 'processing', cancelled: 'error' } as const;

function LiveSession({ live }: { readonly live: LearnersLive }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, title, courseTitle, hostName, startsAt, state, reason } = live;
  const save = async (): Promise<void> => {
    try {
      await saveLiveFile(id);
    } catch (error) {
      toast.error(failureOf(error).message);
    }
  };
  return (
    <li
      style={{
        padding: token.paddingSM,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <Flex wrap gap="small" align="center">
        {state !== 'over' && <Tag color={colours[state]}>{t(`live.${state}`)}</Tag>}
        <strong style={{ overflowWrap: 'anywhere' }}>{title}</strong>
      </Flex>
      <p style={{ margin: `${token.marginXXS}px 0`, color: token.colorTextSecondary }}>
        <time dateTime={startsAt}>{formatDate(startsAt, 'datetime')}</time>
        {[courseTitle, hostName].filter(Boolean).map((value) => ` · ${value}`)}
      </p>
      {state === 'cancelled' ? (
        reason && <p style={{ margin: 0 }}>{t('live.reason', { reason })}</p>
      ) : (
        <Flex wrap gap="middle" align="center">
          <PageLink to={`/saas/zegoroomkit?live=${id}`} style={{ color: token.colorLink }}>
            {t('live.room')}
          </PageLink>
          <Button type="link" style={{ padding: 0 }} onClick={() => void save()}>
            {t('live.file')}
          </Button>
        </Flex>
      )}
    </li>
  );
}

/** Upcoming live sessions of the person's courses, or of one course; renders nothing without any. */
export function UpcomingLive({ courseId }: { readonly courseId?: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const zone = useContextValue('timezone');
  const read = data.useLiveFindMineQuery(courseId === undefined ? {} : { courseId });
  const sessions = read.currentData ?? [];
  if (sessions.length === 0) return null;
  return (
    <section aria-label={t('live.title')} style={{ marginBlock: token.margin }}>
      <h2 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>
        {t('live.title')}
      </h2>
      <p style={{ margin: `0 0 ${token.marginXS}px`, color: token.colorTextSecondary }}>
        {t('live.zone', { zone })}
      </p>
      <ul
        style={{
          ...{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {sessions.map((live) => (
          <LiveSession key={live.id} live={live} />
        ))}
      </ul>
    </section>
  );
}
