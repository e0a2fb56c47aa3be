import { formatDate } from '@edu/shared-utility';
import { Button } from 'antd';
import type { Answer } from '../data/ask';
import { printedDay } from '../data/printed-day';
import { phrases } from '../phrases';
import { Stand } from './stand.view';

/** What the server says of a certificate, at the moment that it was asked. */
export function AnswerStand({
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
        <Stand tone="success" title={t('valid')}>
          {expiresAt ? t('validUntil', { day: printedDay(expiresAt) }) : t('validForGood')}
        </Stand>
      );
    }
    if (status === 'expired') {
      return (
        <Stand tone="warning" title={t('expired')}>
          {expiresAt && t('expiredAt', { day: printedDay(expiresAt) })}
        </Stand>
      );
    }
    return (
      <Stand tone="error" title={t('revoked')}>
        {revokedAt && t('revokedAt', { day: printedDay(revokedAt) })}
      </Stand>
    );
  }
  if (answer.kind === 'unknown') {
    return (
      <Stand tone="info" title={t('unknown')}>
        {t('unknownHint')}
      </Stand>
    );
  }
  if (answer.kind === 'wait') {
    const moment = formatDate(answer.until.toISOString(), 'datetime');
    return (
      <Stand tone="warning" title={t('wait')}>
        {t('waitUntil', { moment })}
      </Stand>
    );
  }
  return (
    <Stand tone="error" title={t('notAsked')}>
      {answer.message}{' '}
      <Button type="link" size="small" className="cert-screen" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Stand>
  );
}
