import { formatDate, PageLink } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, theme } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { Panel } from './panel.view';

const unread = { pageNum: 1, pageSize: 10, read: 'no' } as const;
const shown = 3;

/** How many messages a student has not read, with the latest of them. */
export function StudentMessages() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useInboxFindQuery(unread);
  const load = loadedOf(read);
  const page = load.status === 'failed' ? undefined : load.data;
  return (
    <Panel title={t('student.messages')}>
      {load.status === 'failed' && (
        <p role="alert" style={{ margin: `0 0 ${token.marginSM}px` }}>
          {t('student.messagesFailed')}{' '}
          <Button size="small" onClick={read.refetch}>
            {t('retry')}
          </Button>
        </p>
      )}
      {page && (
        <>
          <p style={{ margin: `0 0 ${token.marginXS}px` }}>
            {page.total > 0 ? t('student.unread', { count: page.total }) : t('student.allRead')}
          </p>
          <ul style={{ margin: `0 0 ${token.marginSM}px`, padding: 0, listStyle: 'none' }}>
            {page.list.slice(0, shown).map(({ id, title, sender, at }) => (
              <li key={id} style={{ padding: `${token.paddingXXS}px 0`, overflowWrap: 'anywhere' }}>
                <PageLink to="/saas/inbox?read=no" style={{ color: token.colorLink }}>
                  {title}
                </PageLink>
                <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
                  {[sender, formatDate(at, 'datetime')].filter(Boolean).join(' · ')}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <PageLink to="/saas/inbox" style={{ color: token.colorLink }}>
        {t('student.allMessages')}
      </PageLink>
    </Panel>
  );
}
