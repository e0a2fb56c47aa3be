import { PageHeading, useDelayed } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Empty, Skeleton, theme } from 'antd';
import { usePageEdge } from '../../../common/page-edge.hook';
import { data } from '../data/certificate-data';
import { phrases } from '../phrases';
import { CertificateCard } from './certificate-card.view';

export const prepare = (): Promise<void> => phrases.load();

/** /learn/certificates: the person's certificates, with downloads and the link to check them. */
export default function CertificatesPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageEdge();
  const read = data.useCertificateFindMineQuery();
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  const certificates = load.status === 'failed' ? undefined : load.data;
  return (
    <section
      aria-label={t('title')}
      data-fits-phone
      style={{ margin: `${token.margin}px ${pageMargin}px ${token.marginLG}px` }}
    >
      <PageHeading>{t('title')}</PageHeading>
      {load.status === 'failed' && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('failed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      )}
      {load.status === 'loading' && !certificates && (
        <div role="status" aria-label={t('loading')}>
          {isSlow && <Skeleton active />}
        </div>
      )}
      {certificates?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')}>
          <p style={{ color: token.colorTextSecondary }}>{t('emptyHint')}</p>
        </Empty>
      )}
      {certificates && certificates.length > 0 && (
        <ul
          aria-label={t('title')}
          style={{
            ...{ display: 'grid', gap: token.margin, margin: 0, padding: 0, listStyle: 'none' },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
          }}
        >
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
