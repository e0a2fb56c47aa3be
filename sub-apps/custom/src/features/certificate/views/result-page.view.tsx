import { saveFile, useLoad } from '@edu/shared-utility';
import { Button } from 'antd';
import { useCallback } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { type Answer, findCertificate } from '../data/certificate-calls';
import { type CertificateQuery, queryOf } from '../data/certificate-query';
import { momentWithZone } from '../data/moment-with-zone';
import { phrases } from '../phrases';
import { CertificateAnswer } from './answer.view';
import { PrintedCertificate } from './printed.view';
import { SiteFrame } from './site-frame.view';

export const prepare = () => phrases.load();

type CertificateFound = Extract<Answer, { kind: 'found' }>['certificate'];

function Actions({ certificate }: { readonly certificate: CertificateFound }) {
  const { t } = phrases.use();
  const { certificateNo, credential } = certificate;
  const save = (): void =>
    saveFile({
      name: `${certificateNo}.jwt`,
      blob: new Blob([credential], { type: 'application/jwt' }),
    });
  return (
    <>
      <Button onClick={() => window.print()}>{t('print')}</Button>
      <Button onClick={save}>{t('save')}</Button>
    </>
  );
}

function Result({ query }: { readonly query: CertificateQuery }) {
  const { t } = phrases.use();
  const { certificateNo, name } = query;
  const [load, reload] = useLoad(
    useCallback(
      (signal) => findCertificate({ certificateNo, name }, signal),
      [certificateNo, name],
    ),
  );
  if (load.status === 'loading') return <p role="status">{t('asking')}</p>;
  const answer: Answer =
    load.status === 'ready' ? load.data : { kind: 'failed', message: load.message };
  const certificate = answer.kind === 'found' ? answer.certificate : null;
  return (
    <section className="cert-card" aria-label={t('result')}>
      <CertificateAnswer answer={answer} onRetry={reload} />
      {certificate ? (
        <PrintedCertificate {...certificate} title={certificate.trainTitle} />
      ) : (
        <dl className="cert-facts">
          <dt>{t('certificateNo')}</dt>
          <dd>{certificateNo}</dd>
          <dt>{t('name')}</dt>
          <dd>{name}</dd>
        </dl>
      )}
      {'at' in answer && (
        <p className="cert-small">
          {t('askedAt', { moment: momentWithZone(answer.at) })}
          <span className="cert-paper">{window.location.href}</span>
        </p>
      )}
      <div className="cert-foot cert-screen">
        {certificate && <Actions certificate={certificate} />}
        <Link className="cert-link" to="/certificateQueryPage">
          {t('another')}
        </Link>
      </div>
    </section>
  );
}

/** /custom/certificateQueryResult: what the QR code on a certificate leads to. */
export default function CertificateResultPage() {
  const { t } = phrases.use();
  const [search] = useSearchParams();
  const query = queryOf(search);
  if (!query) return <Navigate to="/certificateQueryPage" replace />;
  return (
    <SiteFrame title={t('result')}>
      <Result query={query} />
    </SiteFrame>
  );
}
