import { Alert, Button, Empty, Skeleton, theme } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { selectOverview } from '../data/overview.selectors';
import { overviewActions } from '../data/overview.slice';

/** The first page of the app: one list with its loading, empty and failed state. */
export function OverviewPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const overview = useSelector(selectOverview);
  useEffect(() => {
    dispatch(overviewActions.requested());
  }, [dispatch]);

  if (overview.status === 'failed') {
    const retry = (
      <Button onClick={() => dispatch(overviewActions.requested())}>{t('overview.retry')}</Button>
    );
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
      ) : overview.total === 0 ? (
        <Empty description={t('overview.empty')} />
      ) : (
        <>
          <p>{t('overview.total', { count: overview.total })}</p>
          <ul>
            {overview.newest.map(({ userId, name }) => (
              <li key={userId}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
