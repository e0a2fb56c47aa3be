import {
  isUnanswered,
  LazyView,
  onTabVisibility,
  type ProofNeeded,
  type Verification,
  verifyForm,
} from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Dialog } from '../../../common/dialog.view';
import { phrases } from '../../../phrases';
import { isProved, passkeyOptions, prove, sendCode } from '../data/proof-calls';

interface Props {
  readonly needed: ProofNeeded;
  readonly answer: (proved: boolean) => void;
}

export const prepare = () => verifyForm.fetch();

/** "Verify that it is you", in a dialog that leaves the page behind unchanged. */
export default function ProofDialog({ needed, answer }: Props) {
  const { t } = phrases.use();
  const cancel = () => answer(false);

  // A proof in another tab counts for this one too.
  useEffect(() => {
    const readFactors = async (isVisible: boolean) => {
      if (isVisible && (await isProved())) answer(true);
    };
    return onTabVisibility(readFactors);
  }, [answer]);

  const verify = async (verification: Verification): Promise<void> => {
    try {
      await prove(verification);
    } catch (reason) {
      if (!isUnanswered(reason) || !(await isProved())) throw reason;
    }
    answer(true);
  };

  const wait = needed.methods.length === 0;
  return (
    <Dialog label={t('proof.title')} onClose={cancel}>
      <div className="esf-dialog-body">
        <h2>{t('proof.title')}</h2>
        <p>{t(wait ? 'proof.wait' : 'proof.why')}</p>
        {wait ? (
          <div className="esf-dialog-actions">
            <Button type="primary" onClick={cancel}>
              {t('proof.understood')}
            </Button>
          </div>
        ) : (
          <LazyView
            part={verifyForm}
            partProps={{
              ...needed,
              verify,
              sendCode,
              passkeyOptions,
              action: t('proof.verify'),
              cancel: { label: t('proof.cancel'), press: cancel },
            }}
            onFailed={cancel}
          />
        )}
      </div>
    </Dialog>
  );
}
