import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Empty, Skeleton, theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';

const first = { pageNum: 1, pageSize: 5 };

/** The first page of the app: one list with its loading, empty and failed state. */
export function OverviewPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const students = data.useUserFindByConditionQuery(first);
  const overview = loadedOf(students);

  if (overview.status === 'failed') {
    const retry = <Button onClick={students.refetch}>{t('overview.retry')}</Button>;
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
            {overview.data.list.map(({ userId, name }) => (
              <li key={userId}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
