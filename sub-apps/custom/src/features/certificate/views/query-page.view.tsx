import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { resultPath } from '../data/certificate-query';
import { useProof } from '../data/proof.hook';
import { phrases } from '../phrases';
import { ProofResult } from './proof.view';
import { ProofDrop } from './proof-drop.view';
import { QueryForm } from './query-form.view';
import { SiteFrame } from './site-frame.view';

export const prepare = () => phrases.load();

/** /custom/certificateQueryPage: by the number and the name, a QR code, or the file of a certificate. */
export default function CertificateQueryPage() {
  const { t } = phrases.use();
  const navigate = useNavigate();
  const { proof, takeFile, takeText, again } = useProof((query) => navigate(resultPath(query)));
  const last = useRef<File | string | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const checkSource = (source: File | string): void => {
    last.current = source;
    void (typeof source === 'string' ? takeText(source) : takeFile(source));
  };
  // On a phone the result is below the button that was pressed.
  useEffect(() => {
    if (proof.status !== 'idle') result.current?.scrollIntoView?.({ block: 'nearest' });
  }, [proof]);
  return (
    <SiteFrame title={t('title')}>
      <p className="cert-intro">{t('intro')}</p>
      <div className="cert-ways">
        <section className="cert-card" aria-label={t('byNumber')}>
          <h2>{t('byNumber')}</h2>
          <QueryForm onAsk={(query) => navigate(resultPath(query))} />
        </section>
        <section className="cert-card" aria-label={t('byFile')}>
          <h2>{t('byFile')}</h2>
          <ProofDrop onFile={checkSource} onText={checkSource} />
          <p className="cert-small">{t('private')}</p>
        </section>
      </div>
      <div ref={result} style={{ marginBlockStart: 16 }}>
        <ProofResult
          proof={proof}
          onRetry={(token) => void again(token)}
          onAskAgain={() => last.current && checkSource(last.current)}
        />
      </div>
    </SiteFrame>
  );
}
