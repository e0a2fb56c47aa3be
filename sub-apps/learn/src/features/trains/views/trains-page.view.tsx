import { PageLink, useDelayed } from '@edu/shared-utility';
import { loadedOf, usePageName } from '@edu/shared-utility/data';
import { Alert, Button, Empty, Skeleton, theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { QuestionnaireList } from './questionnaire-list.view';
import { TrainCard } from './train-card.view';

export const prepare = () => phrases.load();

/** /learn/trains: the person's trainings, running ones first. */
export default function TrainsPage() {
  const { t } = phrases.use();
  const title = t('title');
  usePageName(title);
  const { token } = theme.useToken();
  const read = data.useTrainFindMineQuery(
    {},
    // Learning is no write of this app's data layer, so it invalidates nothing.
    { refetchOnMountOrArgChange: true },
  );
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  return (
    <section
      aria-label={title}
      data-fits-phone
      style={{
        margin: `0 auto ${token.marginLG}px`,
        padding: `0 ${token.margin}px`,
        maxWidth: 840,
      }}
    >
      <PageLink to="/learn/courses" style={{ color: token.colorLink }}>
        {t('back')}
      </PageLink>
      <h1 style={{ margin: `${token.marginSM}px 0`, fontSize: token.fontSizeHeading3 }}>{title}</h1>
      <QuestionnaireList />
      {load.status === 'failed' ? (
        <Alert
          type="error"
          showIcon
          title={t('failed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      ) : !load.data ? (
        <div role="status" aria-label={t('loading')}>
          {isSlow && <Skeleton active paragraph={{ rows: 6 }} />}
        </div>
      ) : load.data.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{t('empty')}</strong>
              <p style={{ color: token.colorTextSecondary }}>{t('emptyHint')}</p>
            </>
          }
        />
      ) : (
        <ul
          style={{ display: 'grid', gap: token.margin, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {load.data.map((train) => (
            <TrainCard key={train.id} train={train} />
          ))}
        </ul>
      )}
    </section>
  );
}
