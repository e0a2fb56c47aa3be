import { formatDate } from '@edu/shared-utility';
import { Button } from 'antd';
import type { Answer } from '../data/certificate-calls';
import { printedDay } from '../data/printed-day';
import { phrases } from '../phrases';
import { CertificateStatus } from './status.view';

/** The server's response about a certificate, with the time of the request. */
export function CertificateAnswer({
  answer,
  onRetry,
}: {
  readonly answer: Answer;
  readonly onRetry: () => void;
}) {
  const { t } = phrases.use();
  if (answer.kind === 'found') {
    const { status, expiresAt, revokedAt } = answer.certificate;
    if (status === 'valid') {
      return (
        <CertificateStatus tone="success" title={t('valid')}>
          {expiresAt ? t('validUntil', { day: printedDay(expiresAt) }) : t('validForGood')}
        </CertificateStatus>
      );
    }
    if (status === 'expired') {
      return (
        <CertificateStatus tone="warning" title={t('expired')}>
          {expiresAt && t('expiredAt', { day: printedDay(expiresAt) })}
        </CertificateStatus>
      );
    }
    return (
      <CertificateStatus tone="error" title={t('revoked')}>
        {revokedAt && t('revokedAt', { day: printedDay(revokedAt) })}
      </CertificateStatus>
    );
  }
  if (answer.kind === 'unknown') {
    return (
      <CertificateStatus tone="info" title={t('unknown')}>
        {t('unknownHint')}
      </CertificateStatus>
    );
  }
  if (answer.kind === 'wait') {
    const moment = formatDate(answer.until.toISOString(), 'datetime');
    return (
      <CertificateStatus tone="warning" title={t('wait')}>
        {t('waitUntil', { moment })}
      </CertificateStatus>
    );
  }
  return (
    <CertificateStatus tone="error" title={t('notAsked')}>
      {answer.message}{' '}
      <Button type="link" size="small" className="cert-screen" onClick={onRetry}>
        {t('retry')}
      </Button>
    </CertificateStatus>
  );
}
