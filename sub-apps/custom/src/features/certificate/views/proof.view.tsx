import { Button } from 'antd';
import type { Proof } from '../data/proof.hook';
import type { Token } from '../data/token';
import { phrases } from '../phrases';
import { CertificateAnswer } from './answer.view';
import { PrintedCertificate } from './printed.view';
import { CertificateStatus, type Tone } from './status.view';

const tones = {
  genuine: 'success',
  altered: 'error',
  foreign: 'error',
  unsupported: 'warning',
} as const satisfies Record<string, Tone>;

interface Props {
  readonly proof: Proof;
  readonly onRetry: (token: Token) => void;
  readonly onAskAgain: () => void;
}

/** Result of a file: whether it is genuine, its content, and the server's response. */
export function ProofResult({ proof, onRetry, onAskAgain }: Props) {
  const { t } = phrases.use();
  if (proof.status === 'idle') return null;
  if (proof.status === 'reading') return <p role="status">{t('reading')}</p>;
  if (proof.status === 'refused')
    return <CertificateStatus tone="warning" title={t(`file.${proof.reason}`)} />;
  if (proof.status === 'elsewhere') {
    return (
      <CertificateStatus tone="warning" title={t('elsewhere', { host: proof.host })}>
        {t('elsewhereHint')}
      </CertificateStatus>
    );
  }
  if (proof.status === 'failed') {
    return (
      <CertificateStatus tone="error" title={t('keysFailed')}>
        {proof.message}{' '}
        <Button type="link" size="small" onClick={() => onRetry(proof.token)}>
          {t('retry')}
        </Button>
      </CertificateStatus>
    );
  }
  const { verdict, claims, answer } = proof;
  const showsQueryForm = verdict === 'genuine' || verdict === 'unsupported';
  return (
    <section className="cert-card" aria-label={t('fileResult')}>
      <CertificateStatus tone={tones[verdict]} title={t(`verdict.${verdict}.title`)}>
        {t(`verdict.${verdict}.hint`)}
      </CertificateStatus>
      {showsQueryForm &&
        (answer ? (
          <CertificateAnswer answer={answer} onRetry={onAskAgain} />
        ) : (
          <p role="status">{t('asking')}</p>
        ))}
      <h2>{t(verdict === 'genuine' ? 'says' : 'claims')}</h2>
      <PrintedCertificate {...claims} />
      {verdict === 'unsupported' && <p className="cert-small">{t('compare')}</p>}
    </section>
  );
}
