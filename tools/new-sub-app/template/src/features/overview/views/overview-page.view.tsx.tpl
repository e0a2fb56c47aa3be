import { useLoad } from '@edu/shared-utility';
import { Alert, Button, Empty, Skeleton, theme } from 'antd';
import { phrases } from '../../../phrases';
import { readOverview } from '../data/overview';

/** The first page of the app: one list with its loading, empty and failed state. */
export function OverviewPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [overview, reload] = useLoad(readOverview);

  if (overview.status === 'failed') {
    const retry = <Button onClick={reload}>{t('overview.retry')}</Button>;
    return <Alert type="error" showIcon title={overview.message} action={retry} />;
  }
  return (
    <section
      style={{
        padding: token.paddingLG,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
      }}
    >
      <h1 style={{ marginTop: 0, fontSize: token.fontSizeHeading5 }}>{t('overview.title')}</h1>
      {overview.status !== 'ready' ? (
        <Skeleton active aria-label={t('overview.loading')} />
      ) : overview.data.total === 0 ? (
        <Empty description={t('overview.empty')} />
      ) : (
        <>
          <p>{t('overview.total', { count: overview.data.total })}</p>
          <ul>
            {overview.data.newest.map(({ userId, name }) => (
              <li key={userId}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
